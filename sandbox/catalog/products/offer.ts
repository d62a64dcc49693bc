import type { Calendar } from '../calendar.ts'
import { pence } from '../money.ts'
import { chance, pick } from '../random.ts'

/** A price reduction. `from` and `to` are days from today, null for an open end. */
export interface Offer {
  readonly percent: number
  readonly from: number | null
  readonly to: number | null
}

/** The share of each kind of offer: active, open-ended, expired, future, and one that reduces nothing. */
const KINDS: readonly (readonly [share: number, from: number | null, to: number | null])[] = [
  [0.055, -12, 18],
  [0.018, -30, null],
  [0.014, null, 9],
  [0.006, null, null],
  [0.02, -60, -6],
  [0.018, 5, 40],
]

/** Returns the offer on a product, by its sku; most have none. */
export function findOffer(sku: string): Offer | null {
  let left = chance(`offer ${sku}`)
  for (const [share, from, to] of KINDS) {
    if (left < share) return { percent: pick(`percent ${sku}`, [10, 15, 20, 25]), from, to }
    left -= share
  }
  return left < 0.004 ? { percent: -8, from: -20, to: null } : null
}

export const isRunning = (offer: Offer): boolean => (offer.from === null || offer.from < 0) && (offer.to === null || offer.to > 0)

/** True if the offer currently lowers the price. */
export const lowersPrice = (offer: Offer | null): boolean => offer !== null && offer.percent > 0 && isRunning(offer)

/** Returns the reduced net price in pounds. */
export const reducedPrice = (price: number, offer: Offer): number => pence(price * (1 - offer.percent / 100))

/** Returns the dates of an offer in the indexer's format. */
export const offerWindow = (offer: Offer, calendar: Calendar) => ({
  special_from_date: offer.from === null ? null : calendar.at(offer.from),
  special_to_date: offer.to === null ? null : calendar.at(offer.to, 86_399),
})
