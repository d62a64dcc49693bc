import { PRICE_FACET } from '../../domain/facets/clauses.ts'
import type { StatedFilter } from '../../domain/facets/facets.types.ts'
import { statedRange } from '../../domain/facets/stated-price.ts'
import { normalizeSearch } from '../../domain/search/text/full-text.ts'
import type { SearchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.types.ts'
import { readPrice } from '../../domain/search/understanding/words/prices.ts'
import { listTaxRate } from '../../domain/tax/list-rate.ts'
import { taxGroup } from '../../domain/tax/tax.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/**
 * The filter for the price that a search text states, with VAT at the highest rate of the country. Null if it states none, or if the shop does not
 * filter by price.
 * @source SEARCH-64
 */
export async function statedFilter(
  text: string,
  { language }: SearchVocabulary,
  { config, storeView, customerGroup, store }: RequestScope,
): Promise<StatedFilter | null> {
  const { filterAttributes, groupedTax } = config.catalog
  const reading = filterAttributes.includes(PRICE_FACET) ? readPrice(normalizeSearch(text), language) : null
  if (!reading) return null
  // Without the rules, the price is taken for one without VAT, as its label is.
  const rules = await store.taxRules().catch(() => [])
  const group = taxGroup(groupedTax, customerGroup?.id ?? null)
  const taxRate = listTaxRate([], rules, { country: storeView.taxCountry }, group)
  return { price: reading.price, taxRate, range: statedRange(reading.price, taxRate, storeView), search: reading.rest }
}
