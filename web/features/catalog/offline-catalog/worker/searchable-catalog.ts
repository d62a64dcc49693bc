import MiniSearch from 'minisearch'
import type { IndexedProduct, IndexedVariant } from '#schema/catalog-index.types.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import type { CatalogShop, OfflineCategory, OfflineLookup, OfflineSearchResult } from '../offline-catalog.types.ts'
import { findListedCategory } from './listed-category.ts'
import { toOfflineProduct } from './offline-product.ts'
import { searchQuery, searchTerms, skuKey, skuTerms } from './search-terms.ts'
import type { StoredCatalog } from './stored-catalog.ts'

export interface SearchableCatalog {
  /** Products whose sku equals or resembles the text, then other products by relevance. */
  search(text: string, limit: number): OfflineSearchResult
  lookup(skus: readonly string[]): OfflineLookup
  /** The product whose page is at a path, whichever variant the query names, followed by its variants; empty for other pages. */
  page(path: string): OfflineLookup
  /** The category at a path; null for other pages, and for categories without products. */
  category(path: string, limit: number): OfflineCategory | null
}

/** A product or one of its variants. */
interface Entry {
  readonly product: IndexedProduct
  readonly variant: IndexedVariant | null
}

interface SearchedText {
  readonly id: number
  readonly name: string
  readonly facts: string
  readonly sku: string
}

const BOOST = { name: 4, sku: 2 }

const MOST_SIMILAR_SKUS = 6
/** A single word with a digit. */
const SKU = /^(?=.*\d)\S{3,60}$/

/** Indexes a catalogue for search, which is slow. */
export function createSearchableCatalog(stored: StoredCatalog, shop: CatalogShop): SearchableCatalog {
  const { readAt, money, products } = stored
  const language = searchLanguage(shop)
  const entries = products.flatMap((product): Entry[] => [
    { product, variant: null },
    ...(product.variants ?? []).map((variant) => ({ product, variant })),
  ])
  const bySku = new Map(entries.toReversed().map((entry) => [skuKey((entry.variant ?? entry.product).sku), entry]))
  const byPath = new Map(products.map((product) => [product.url, product]))
  const texts = new MiniSearch<SearchedText>({
    fields: ['name', 'facts', 'sku'],
    tokenize: (text, field) => (field === 'sku' ? text.split(' ').flatMap(skuTerms) : searchTerms(text, language)),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word], boost: BOOST },
  })
  texts.addAll(products.map(toSearchedText))
  const skus = new MiniSearch<{ readonly id: string }>({
    fields: ['id'],
    tokenize: (sku) => [sku],
    processTerm: (sku) => sku,
    // Allows two characters to be swapped.
    searchOptions: { prefix: true, fuzzy: 2 },
  })
  skus.addAll([...bySku.keys()].map((id) => ({ id })))
  const toResult = ({ product, variant }: Entry) => toOfflineProduct(product, variant, money)

  return {
    search(text, limit) {
      const sku = skuKey(text)
      const exact = bySku.get(sku)
      const similar = !exact && SKU.test(sku) ? skus.search(sku).slice(0, MOST_SIMILAR_SKUS) : []
      const first = exact ? [exact] : similar.flatMap(({ id }) => bySku.get(id) ?? [])
      const query = searchQuery(text, language)
      const found = (query ? texts.search(query) : []).flatMap(({ id }) => products[id] ?? [])
      const isFirst = new Set(first.map(({ variant, product }) => (variant ? null : product)))
      const others = found.filter((product) => !isFirst.has(product)).map((product): Entry => ({ product, variant: null }))
      const all = [...first, ...others]
      return { pricesFrom: readAt, total: all.length, products: all.slice(0, limit).map(toResult) }
    },
    lookup(skus) {
      const found = skus.map((sku) => bySku.get(skuKey(sku)))
      return { pricesFrom: readAt, products: found.map((entry) => (entry ? toResult(entry) : null)) }
    },
    page(path) {
      const [pathname = ''] = path.split('?')
      const inPath = byPath.get(pathname.slice(0, pathname.lastIndexOf('/')))
      const product = byPath.get(pathname) ?? (inPath?.variantsInPath ? inPath : undefined)
      const variants = product?.variants ?? []
      return { pricesFrom: readAt, products: product ? [null, ...variants].map((variant) => toResult({ product, variant })) : [] }
    },
    category(path, limit) {
      const found = findListedCategory(stored, path)
      const category = found?.breadcrumbs.at(-1)
      if (!found || !category) return null
      const shown = found.products.slice(0, limit).map((product) => toResult({ product, variant: null }))
      return { ...found, ...category, pricesFrom: readAt, total: found.products.length, products: shown }
    },
  }
}

const toSearchedText = ({ sku, name, facts = '', variants = [] }: IndexedProduct, id: number): SearchedText => ({
  id,
  name,
  facts: [facts, ...new Set(variants.flatMap(({ values }) => values))].join(', '),
  sku: [sku, ...variants.map((variant) => variant.sku)].join(' '),
})

/** Other languages are searched as English, as in the shop. */
function searchLanguage({ language }: CatalogShop): SearchLanguage {
  const [name] = language.split('-')
  return name === 'de' || name === 'it' ? name : 'en'
}
