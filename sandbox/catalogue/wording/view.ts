import type { Language } from './text.ts'

/** A store view: one catalogue in one language and currency. */
export interface View {
  readonly code: 'default' | 'de' | 'it'
  readonly language: Language
  readonly storeId: number
  readonly sign: string
}

export const BRITISH: View = { code: 'default', language: 'en', storeId: 1, sign: '£' }
export const VIEWS: readonly View[] = [
  BRITISH,
  { code: 'de', language: 'de', storeId: 2, sign: '€' },
  { code: 'it', language: 'it', storeId: 3, sign: '€' },
]

const EUROS_PER_POUND = 1.18

/** What a net price in pounds is in the view's currency: pennies in Britain, five-cent steps from two euros up elsewhere. */
export function viewPrice(pounds: number, view: View): number {
  if (view.code === 'default') return pence(pounds)
  const euros = pounds * EUROS_PER_POUND
  return euros < 2 ? pence(euros) : pence(Math.round(euros * 20) / 20)
}

/** To whole pennies, so that 4.1 + 0.2 is 4.3. */
export const pence = (amount: number): number => Math.round(amount * 100) / 100
