import type { CompressedBody } from './compression.ts'

/** A page as it is sent. Public only: the same for every visitor of a store view. */
export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: CompressedBody
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly renderedAt: number
}
