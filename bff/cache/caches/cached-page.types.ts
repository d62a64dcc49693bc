import type { CompressedBody } from '../compression/compress.ts'

/** A rendered page. Public content only: the same for every shopper of a store view. */
export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: CompressedBody
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly renderedAt: number
}
