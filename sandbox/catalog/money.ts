import type { StoreView } from '../store-views.ts'

const EUROS_PER_POUND = 1.18

/** Converts a net price in pounds to the view's currency: pennies in Britain, five-cent steps from two euros up elsewhere. */
export function viewPrice(pounds: number, { currency }: StoreView): number {
  if (currency === 'GBP') return pence(pounds)
  const euros = pounds * EUROS_PER_POUND
  return euros < 2 ? pence(euros) : pence(Math.round(euros * 20) / 20)
}

/** Rounds to whole pennies, so that 4.1 + 0.2 is 4.3. */
export const pence = (amount: number): number => Math.round(amount * 100) / 100
