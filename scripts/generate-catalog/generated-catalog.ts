import { Calendar } from '../../sandbox/catalog/calendar.ts'
import { countByCategory, fixtures, type SandboxDocument } from '../../sandbox/catalog/documents.ts'
import type { ProductLine } from '../../sandbox/catalog/families/family.ts'
import { pence } from '../../sandbox/catalog/money.ts'
import { type Indexing, productDocuments } from '../../sandbox/catalog/products/documents.ts'
import { UrlKeys } from '../../sandbox/catalog/products/names.ts'
import { builtInProducts } from '../../sandbox/catalog/products/plan.ts'
import type { Product, SaleableItem } from '../../sandbox/catalog/products/product.ts'
import { hash } from '../../sandbox/catalog/random.ts'
import { DEFAULT_VIEW } from '../../sandbox/store-views.ts'

/** The most variants of a repeated product. */
const VARIANTS = 8

/**
 * A large catalogue for measuring, in the default store view: the built-in categories, attributes, rules and pages with
 * `count` products. The built-in range comes first, then copies of it with other numbers, names and prices.
 * Streamed: only the built-in range is held in memory.
 */
export function* generatedCatalog(count: number, now: Date): Iterable<SandboxDocument> {
  const range = builtInProducts()
  const calendar = new Calendar(now)
  yield* fixtures(DEFAULT_VIEW, calendar, countByCategory(lots(range, count)))
  const indexing: Indexing = {
    view: DEFAULT_VIEW,
    calendar,
    urlKeys: new UrlKeys(),
    bySku: new Map(range.map((product) => [product.sku, product])),
    lines: Map.groupBy(range, (product) => product.line.code),
  }
  for (const product of lots(range, count)) {
    for (const document of productDocuments(product, indexing)) yield { entity: 'product', view: 'default', document }
  }
}

function* lots(range: readonly Product[], count: number): Iterable<Product> {
  const repeatable = range.filter(isRepeatable)
  let nextId = 1
  for (let made = 0; made < count; made++) {
    const again = made - range.length
    const original = again < 0 ? range[made] : repeatable[again % repeatable.length]
    if (!original) return
    const product =
      again < 0 ? withIds(original, nextId) : repeatProduct(original, 2 + Math.floor(again / repeatable.length), nextId)
    nextId += 1 + product.variants.length
    yield product
  }
}

const isRepeatable = ({ type, status, visibility }: Product) =>
  (type === 'simple' || type === 'configurable') && status === 1 && visibility !== 1

/** The product without hidden documents for its variants. */
const withIds = (product: Product, id: number): Product => ({
  ...product,
  id,
  line: withoutChildDocuments(product.line),
  variants: product.variants.map((variant, i) => ({ ...variant, id: id + 1 + i, pictureOf: variant.id })),
})

const withoutChildDocuments = (line: ProductLine): ProductLine => ({ ...line, childDocuments: false })

/** The product as copy 2, 3, 4… */
function repeatProduct(product: Product, lot: number, id: number): Product {
  const factor = 0.85 + (hash(`${product.sku} lot ${lot}`) % 300) / 1000
  const again = (item: SaleableItem, at: number): SaleableItem => ({
    ...item,
    id: id + at,
    pictureOf: item.id,
    sku: `${item.sku}-L${lot}`,
    price: pence(item.price * factor),
  })
  const { en, de, it } = product.line.name
  return {
    ...product,
    ...again(product, 0),
    picturesOf: product.sku,
    line: {
      ...withoutChildDocuments(product.line),
      name: { en: `${en}, lot ${lot}`, de: `${de}, Los ${lot}`, it: `${it}, lotto ${lot}` },
    },
    variants: product.variants.slice(0, VARIANTS).map((variant, i) => again(variant, i + 1)),
    position: hash(`${product.sku} ${lot}`) % 1000,
  }
}
