import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { createStore, useStore } from '../../../../data/store.ts'
import type { Destination } from '../device/destination.ts'
import { useDestination } from '../device/use-destination.ts'
import { type Goods, goodsLines, goodsRequestKey } from './delivery-state.ts'

/** The delivery methods that the platform offers for goods. */
export interface Quote {
  /** Identifies goods, quantities and destination. */
  readonly requestKey: string | null
  readonly methods: readonly DeliveryMethodFragment[]
}

/** The platform's last answer. Kept in memory only, because its prices may be a customer's own. */
const lastQuote = createStore<Quote | null>(null)

export const recordQuote = (quote: Quote) => lastQuote.set(quote)

/**
 * The methods that the platform offers for goods; null if the last quote is for other goods, another quantity or another destination.
 * @source PROD-69
 */
export function quotedMethods(
  quote: Quote | null,
  { destination, goods }: { readonly destination: Destination | null; readonly goods: readonly Goods[] },
): readonly DeliveryMethodFragment[] | null {
  return quote && quote.requestKey === goodsRequestKey(destination, goodsLines(goods)) ? quote.methods : null
}

/** The methods for goods, as last quoted for the destination of this device. Requests nothing. */
export function useQuotedMethods(goods: readonly Goods[]): readonly DeliveryMethodFragment[] | null {
  const destination = useDestination()
  return useStore(lastQuote, (quote) => quotedMethods(quote, { destination, goods }))
}
