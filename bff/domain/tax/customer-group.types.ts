/** The group a shopper who is signed in belongs to: its prices and its tax may differ from everybody's. */
export interface CustomerGroup {
  readonly id: number
  /** The platform's proof of it, for its search; a secret. Null when it gave none. */
  readonly token: string | null
}
