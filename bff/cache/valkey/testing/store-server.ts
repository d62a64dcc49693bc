export interface StoreServer {
  /** In the form of `VALKEY_URL`. */
  readonly url: string
  /** Stops at once and loses all data. */
  die(): Promise<void>
  /** Starts again at the same address, without faults. */
  comeBack(): Promise<void>
  /** Accepts connections and commands, but does not answer. */
  hang(): void
  /** Answers every command, apart from connection commands, with this error, for example 'OOM command not allowed …'. */
  refuseAll(error: string): void
  stop(): Promise<void>
}
