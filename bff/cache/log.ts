/** What the caches and the platform client write to; a pino logger is one. */
export interface Log {
  debug(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
