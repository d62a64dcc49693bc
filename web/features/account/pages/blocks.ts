/** What the account's page can show, by the last part of its address. @source SCREEN-4 */
export const ACCOUNT_BLOCKS = ['shipping-details', 'newsletter', 'orders', 'recently-viewed'] as const

export type AccountBlockName = (typeof ACCOUNT_BLOCKS)[number]

export const isAccountBlock = (name: string | undefined): name is AccountBlockName =>
  ACCOUNT_BLOCKS.some((block) => block === name)
