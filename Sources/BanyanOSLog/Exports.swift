// What apps import as OSLog, which on Apple's systems brings os with it.
@_exported import BanyanOS
