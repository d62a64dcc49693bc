/** A server that replicas share in a test, and what can happen to one. */
export interface StoreServer {
  /** As `VALKEY_URL` takes it. */
  readonly url: string
  /** At once, with all it keeps. */
  die(): Promise<void>
  /** At the same address, well again. */
  comeBack(): Promise<void>
  /** It takes connections and commands, and answers none. */
  hang(): void
  /** Every command but those of a connection is answered with this error, 'OOM command not allowed …' for one. */
  refuseAll(error: string): void
  stop(): Promise<void>
}
