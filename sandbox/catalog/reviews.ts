import { z } from 'zod'
import type { StoreView } from '../store-views.ts'
import type { Calendar } from './calendar.ts'
import type { Review } from './families/family.ts'
import type { Product } from './products/product.ts'
import { between, chance, hash, pick } from './random.ts'
import { readData } from './read-data.ts'

const names = z.array(z.string())
const NICKNAMES = readData('nicknames', z.strictObject({ en: names, de: names, it: names }))
const APPROVED = 1
const PENDING = 2
const WIDELY_BOUGHT = 1900

/**
 * Returns the reviews of one store view, numbered from 1. Popular products have reviews, and two thirds of the others.
 * @source platform contract §2.15
 */
export function* reviewDocuments(
  products: readonly Product[],
  view: StoreView,
  calendar: Calendar,
): Generator<Record<string, unknown>> {
  let id = view.storeId * 100_000 + 1
  for (const product of products) {
    if (product.status !== 1 || product.visibility === 1) continue
    for (const found of writeReviews(product, view)) yield reviewDocument(id++, product, found, view, calendar)
  }
}

/** Returns some reviews of the product's family, the same in every run. */
function writeReviews(product: Product, view: StoreView): readonly Review[] {
  const all = product.line.family.reviews[view.language]
  const shuffled = [...all].sort((a, b) => hash(product.sku + a.title) - hash(product.sku + b.title))
  return shuffled.slice(0, countReviews(product, view))
}

function countReviews(product: Product, view: StoreView): number {
  if (view.code !== 'default')
    return chance(`abroad ${view.code} ${product.sku}`) < 0.4 ? between(`abroad ${product.sku}`, 1, 3) : 0
  if (product.position >= WIDELY_BOUGHT) return between(`reviews ${product.sku}`, 5, 8)
  return chance(`quiet ${product.sku}`) < 0.35 ? 0 : between(`reviews ${product.sku}`, 1, 4)
}

function reviewDocument(
  id: number,
  product: Product,
  { stars, title, text }: Review,
  view: StoreView,
  calendar: Calendar,
): Record<string, unknown> {
  const seed = `${product.sku} ${title}`
  return {
    id,
    product_id: product.id,
    title,
    detail: text,
    nickname: pick(`name ${seed}`, NICKNAMES[view.language]),
    review_status: chance(`pending ${seed}`) < 0.06 ? PENDING : APPROVED,
    review_entity: 'product',
    customer_id: chance(`guest ${seed}`) < 0.5 ? null : between(`customer ${seed}`, 10, 900),
    created_at: calendar.at(
      -between(`said ${seed}`, 1, Math.max(1, Math.min(product.createdDaysAgo, 700))),
      between(`hour ${seed}`, 25_000, 80_000),
    ),
    ratings: [{ rating_name: 'Rating', value: stars, percent: stars * 20 }],
    store_id: view.storeId,
  }
}
