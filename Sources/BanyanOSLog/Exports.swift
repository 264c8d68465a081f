// Apps import this module as OSLog, which on Apple's systems also exports os.
@_exported import BanyanOS
