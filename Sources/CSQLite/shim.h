// SQLite, as Debian's libsqlite3-dev installs it.
#include <sqlite3.h>
