/** Account pages by the last part of their URL. @source SCREEN-4 */
export const ACCOUNT_BLOCKS = ['orders', 'details', 'shipping-details', 'sessions', 'newsletter', 'recently-viewed'] as const

export type AccountBlockName = (typeof ACCOUNT_BLOCKS)[number]

export const isAccountBlock = (name: string | undefined): name is AccountBlockName =>
  ACCOUNT_BLOCKS.some((block) => block === name)

export interface AccountUrl {
  /** Null for the overview. */
  readonly block: AccountBlockName | null
  /** Id of the order shown on its own page. */
  readonly orderId: string | null
}
