/** What the account's page can show, by the last part of its address. @source SCREEN-4 */
export const ACCOUNT_BLOCKS = ['shipping-details', 'newsletter', 'orders', 'recently-viewed', 'sessions'] as const

export type AccountBlockName = (typeof ACCOUNT_BLOCKS)[number]

export const isAccountBlock = (name: string | undefined): name is AccountBlockName =>
  ACCOUNT_BLOCKS.some((block) => block === name)

/** What the address of the account asks for. */
export interface AccountAddress {
  /** Null for the customer's own details. */
  readonly block: AccountBlockName | null
  /** Of the order that is shown alone. */
  readonly orderId: string | null
}
