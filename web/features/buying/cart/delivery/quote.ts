import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { createStore, useStore } from '../../../../data/store.ts'
import type { Destination } from '../device/destination.ts'
import { useDestination } from '../device/use-destination.ts'
import { type Goods, goodsLines, goodsRequestKey } from './delivery-state.ts'

/** What the platform offers for goods. */
export interface Quote {
  /** Identifies goods, quantities and destination. */
  readonly requestKey: string | null
  readonly methods: readonly DeliveryMethodFragment[]
}

/** The last answer. Only in memory, because its prices may be a customer's own. */
const lastQuote = createStore<Quote | null>(null)

export const recordQuote = (quote: Quote) => lastQuote.set(quote)

/**
 * The price of a delivery method for goods; null if the last quote is for other goods, another quantity or another destination, or if the
 * platform states none.
 * @param method carrier and method: 'flatrate_flatrate'
 * @source PROD-69
 */
export function quotedPrice(
  quote: Quote | null,
  {
    destination,
    goods,
    method,
  }: { readonly destination: Destination | null; readonly goods: readonly Goods[]; readonly method: string },
): DeliveryMethodFragment['price'] {
  if (!quote || quote.requestKey !== goodsRequestKey(destination, goodsLines(goods))) return null
  return offeredPrice(quote.methods, method)
}

/** The price of a method among those that the platform offers. @param method carrier and method: 'flatrate_flatrate' */
export const offeredPrice = (methods: readonly DeliveryMethodFragment[], method: string): DeliveryMethodFragment['price'] =>
  methods.find(({ carrierCode, methodCode, isOffline }) => !isOffline && `${carrierCode}_${methodCode}` === method)?.price ?? null

/** The price of a delivery method for goods, as last quoted for the destination of this device. Requests nothing. */
export function useQuotedPrice(goods: readonly Goods[], method: string): DeliveryMethodFragment['price'] {
  const destination = useDestination()
  return useStore(lastQuote, (quote) => quotedPrice(quote, { destination, goods, method }))
}
