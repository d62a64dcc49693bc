export interface ListLine {
  readonly sku: string
  /** Whole, at least 1. */
  readonly quantity: number
}

export interface NamedList {
  readonly id: string
  readonly name: string
  readonly lines: readonly ListLine[]
}

/** Names that the shop gives or keeps for itself, in the shopper's language. */
export interface Naming {
  /** For a list without a name. */
  readonly fallback: string
  /** The wishlist's name. */
  readonly reserved: string
}
