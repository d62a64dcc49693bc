import type { Entity } from '../store/entities.ts'
import { STORE_VIEWS, type StoreView, type StoreViewCode } from '../store-views.ts'
import { attributeDocuments } from './attributes/documents.ts'
import { Calendar } from './calendar.ts'
import { categoryDocuments } from './categories/documents.ts'
import { getCategory, lineage, ROOT } from './categories/tree.ts'
import { blockDocuments, hierarchyDocuments, pageDocuments } from './content/documents.ts'
import { type Indexing, productDocuments } from './products/documents.ts'
import { UrlKeys } from './products/names.ts'
import { builtInProducts } from './products/plan.ts'
import type { Product } from './products/product.ts'
import { reviewDocuments } from './reviews.ts'
import { taxRuleDocuments } from './taxes.ts'

/** A search engine document as the platform's indexer writes it, with its entity and the store view of its index. */
export interface SandboxDocument {
  readonly entity: Entity
  readonly view: StoreViewCode
  readonly document: Readonly<Record<string, unknown>>
}

/**
 * The built-in catalogue of a timber merchant, in three store views. Identical for all calls on the same day.
 * @param now its day is the base for the dates of offers, new arrivals and reviews
 * @source platform contract §2.15
 */
export function* builtInCatalog(now: Date): Iterable<SandboxDocument> {
  const products = builtInProducts()
  const calendar = new Calendar(now)
  const counts = countByCategory(products)
  for (const view of STORE_VIEWS) {
    yield* fixtures(view, calendar, counts)
    yield* allProductDocuments(products, view, calendar).map(toSandboxDocument('product', view))
    yield* reviewDocuments(products, view, calendar).map(toSandboxDocument('review', view))
  }
}

/** Returns all documents of a store view except products and reviews. `counts` is the number of listed products by category id. */
export function* fixtures(view: StoreView, calendar: Calendar, counts: ReadonlyMap<number, number>): Iterable<SandboxDocument> {
  yield* attributeDocuments(view).map(toSandboxDocument('attribute', view))
  yield* categoryDocuments(view, calendar, counts).map(toSandboxDocument('category', view))
  yield* taxRuleDocuments(view).map(toSandboxDocument('taxrule', view))
  yield* pageDocuments(view, calendar).map(toSandboxDocument('cms_page', view))
  yield* blockDocuments(view, calendar).map(toSandboxDocument('cms_block', view))
  yield* hierarchyDocuments(view).map(toSandboxDocument('cms_hierarchy', view))
}

const toSandboxDocument =
  (entity: Entity, { code }: StoreView) =>
  (document: Record<string, unknown>): SandboxDocument => ({ entity, view: code, document })

/** Counts the enabled and visible products of each category and its descendants, each product once. */
export function countByCategory(products: Iterable<Product>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { status, visibility, categories } of products) {
    if (status !== 1 || visibility === 1) continue
    const ids = new Set([ROOT.id, ...categories.flatMap((key) => lineage(getCategory(key)).map(({ id }) => id))])
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

function* allProductDocuments(
  products: readonly Product[],
  view: StoreView,
  calendar: Calendar,
): Generator<Record<string, unknown>> {
  const indexing: Indexing = {
    view,
    calendar,
    urlKeys: new UrlKeys(),
    bySku: new Map(products.map((product) => [product.sku, product])),
    lines: Map.groupBy(products, (product) => product.line.code),
  }
  for (const product of products) yield* productDocuments(product, indexing)
}
