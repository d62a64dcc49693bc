import { t } from '../wording/text.ts'
import type { Values } from './family.ts'
import { amount } from './measures.ts'

/** Net pounds of a tin: so much the litre, less in large tins, and the tin. */
export const tin = (litre: number) => (values: Values) =>
  1.8 + amount(values) * litre * (amount(values) >= 2.5 ? 0.8 : amount(values) >= 1 ? 0.9 : 1)

/** What everything in a tin has in common. */
export const IN_TINS = {
  range: 'finishes',
  weight: (values: Values) => amount(values) * 1.1 + 0.15,
  values: { brand: 'saddlers', manufacturer: 'humber' },
} as const

export const overnight = { drying_time: t('overnight', 'über Nacht', 'una notte') }
