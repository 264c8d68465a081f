// PostgreSQL's client library, as Debian's libpq-dev installs it, or another system.
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif
