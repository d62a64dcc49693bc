/** The customer group of a signed-in shopper. It may have its own prices and tax. */
export interface CustomerGroup {
  readonly id: number
  /** The platform's signed proof of the group for searches; null if it issued none. Secret. */
  readonly token: string | null
}
