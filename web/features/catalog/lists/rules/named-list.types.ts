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
