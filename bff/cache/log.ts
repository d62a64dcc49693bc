/** The logger of the caches and the platform client, for example a pino logger. */
export interface Log {
  debug(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
