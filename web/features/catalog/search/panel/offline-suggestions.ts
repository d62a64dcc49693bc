import { type CatalogShop, type OfflineProduct, searchOfflineCatalog } from '../../offline-catalog/index.ts'
import type { SuggestedProduct, SuggestionState } from '../suggestion-options.ts'

/** As many as the shop suggests. */
const MOST_PRODUCTS = 6

/** Suggestions from the offline catalogue; `hasFailed` if the device has none. */
export async function findOfflineSuggestions(shop: CatalogShop, term: string): Promise<SuggestionState> {
  const answer = await searchOfflineCatalog(shop, term, MOST_PRODUCTS)
  if (!answer) return { found: null, pricesFrom: null, hasFailed: true }
  const { pricesFrom, total, products } = answer
  const suggestions = { __typename: 'SearchSuggestions', categories: [], pages: [], room: null } as const
  return {
    found: {
      __typename: 'ProductList',
      items: products.map(toSuggestion),
      total,
      totalIsExact: true,
      fullMatches: null,
      suggestions,
    },
    pricesFrom,
    hasFailed: false,
  }
}

function toSuggestion({ sku, name, url, picture, price }: OfflineProduct): SuggestedProduct {
  const { isFrom, final } = price ?? { isFrom: false, final: UNKNOWN }
  return {
    __typename: 'SimpleProduct',
    id: sku,
    sku,
    name,
    url,
    picture,
    keyFacts: [],
    price: { __typename: 'ProductPrice', isFrom, final },
  }
}

const NO_MONEY = { __typename: 'Money', amount: 0, currency: '', formatted: '—' } as const
const UNKNOWN = { __typename: 'TaxedMoney', net: NO_MONEY, gross: NO_MONEY } as const
