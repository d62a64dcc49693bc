import { type PocketProduct, type PocketShop, searchPocket } from '../../offline-catalog/index.ts'
import type { SuggestedProduct, SuggestionState } from '../suggestion-options.ts'

/** As many as the shop suggests. */
const MOST = 6

/** Suggestions from the catalogue on the device; failed without a catalogue. */
export async function pocketSuggestions(shop: PocketShop, term: string): Promise<SuggestionState> {
  const answer = await searchPocket(shop, term, MOST)
  if (!answer) return { found: null, pricesFrom: null, hasFailed: true }
  const { pricesFrom, total, products } = answer
  const suggestions = { __typename: 'SearchSuggestions', categories: [] } as const
  return {
    found: { __typename: 'ProductList', items: products.map(suggested), total, suggestions },
    pricesFrom,
    hasFailed: false,
  }
}

function suggested({ sku, name, url, picture, price }: PocketProduct): SuggestedProduct {
  const { isFrom, final } = price ?? { isFrom: false, final: UNKNOWN }
  return { __typename: 'SimpleProduct', id: sku, sku, name, url, picture, price: { __typename: 'ProductPrice', isFrom, final } }
}

const NO_MONEY = { __typename: 'Money', amount: 0, currency: '', formatted: '—' } as const
const UNKNOWN = { __typename: 'TaxedMoney', net: NO_MONEY, gross: NO_MONEY } as const
