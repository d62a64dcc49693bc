import MiniSearch from 'minisearch'
import type { IndexedProduct, IndexedVariant } from '#schema/catalogue-index.types.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import type { PocketAnswer, PocketLookup, PocketShop } from '../pocket.types.ts'
import { queryOf, skuKey, wordsOf, wordsOfSku } from './catalogue-words.ts'
import type { KeptCatalogue } from './kept-catalogue.ts'
import { pocketProduct } from './pocket-product.ts'

export interface SearchableCatalogue {
  /** Products by relevance: those with the text as sku first, otherwise those with a similar sku. */
  search(text: string, limit: number): PocketAnswer
  lookup(skus: readonly string[]): PocketLookup
  /** The product whose page is at a path, whichever variant the query names, followed by its variants; empty for other pages. */
  page(path: string): PocketLookup
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

/** Maximum number of products with a similar sku. */
const MOST_NEAR = 6
/** A single word with a digit, like a sku. */
const SKU = /^(?=.*\d)\S{3,60}$/

/** Indexes a catalogue for search. Slow, so it runs once. */
export function searchableCatalogue({ readAt, money, products }: KeptCatalogue, shop: PocketShop): SearchableCatalogue {
  const language = languageOf(shop)
  const entries = products.flatMap((product): Entry[] => [
    { product, variant: null },
    ...(product.variants ?? []).map((variant) => ({ product, variant })),
  ])
  const bySku = new Map(entries.toReversed().map((entry) => [skuKey(skuOf(entry)), entry]))
  const byPath = new Map(products.map((product) => [product.url, product]))
  const texts = new MiniSearch<SearchedText>({
    fields: ['name', 'facts', 'sku'],
    tokenize: (text, field) => (field === 'sku' ? text.split(' ').flatMap(wordsOfSku) : wordsOf(text, language)),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word], boost: BOOST },
  })
  texts.addAll(products.map(textsOf))
  const skus = new MiniSearch<{ readonly id: string }>({
    fields: ['id'],
    tokenize: (sku) => [sku],
    processTerm: (sku) => sku,
    // Allows two characters to be swapped.
    searchOptions: { prefix: true, fuzzy: 2 },
  })
  skus.addAll([...bySku.keys()].map((id) => ({ id })))
  const shown = ({ product, variant }: Entry) => pocketProduct(product, variant, money)

  return {
    search(text, limit) {
      const sku = skuKey(text)
      const exact = bySku.get(sku)
      const near = !exact && SKU.test(sku) ? skus.search(sku).slice(0, MOST_NEAR) : []
      const first = exact ? [exact] : near.flatMap(({ id }) => bySku.get(id) ?? [])
      const query = queryOf(text, language)
      const found = (query ? texts.search(query) : []).flatMap(({ id }) => products[id] ?? [])
      const isFirst = new Set(first.map(({ variant, product }) => (variant ? null : product)))
      const others = found.filter((product) => !isFirst.has(product)).map((product): Entry => ({ product, variant: null }))
      const all = [...first, ...others]
      return { pricesFrom: readAt, total: all.length, products: all.slice(0, limit).map(shown) }
    },
    lookup(skus) {
      const found = skus.map((sku) => bySku.get(skuKey(sku)))
      return { pricesFrom: readAt, products: found.map((entry) => (entry ? shown(entry) : null)) }
    },
    page(path) {
      const [pathname = ''] = path.split('?')
      const inPath = byPath.get(pathname.slice(0, pathname.lastIndexOf('/')))
      const product = byPath.get(pathname) ?? (inPath?.variantsInPath ? inPath : undefined)
      const variants = product?.variants ?? []
      return { pricesFrom: readAt, products: product ? [null, ...variants].map((variant) => shown({ product, variant })) : [] }
    },
  }
}

const skuOf = ({ product, variant }: Entry): string => (variant ?? product).sku

const textsOf = ({ sku, name, facts = '', variants = [] }: IndexedProduct, id: number): SearchedText => ({
  id,
  name,
  facts: [facts, ...new Set(variants.flatMap(({ values }) => values))].join(', '),
  sku: [sku, ...variants.map((variant) => variant.sku)].join(' '),
})

/** Texts in other languages are read as English, as in the shop. */
function languageOf({ language }: PocketShop): SearchLanguage {
  const [name] = language.split('-')
  return name === 'de' || name === 'it' ? name : 'en'
}
