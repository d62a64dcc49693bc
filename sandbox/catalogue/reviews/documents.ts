import type { Calendar } from '../calendar.ts'
import type { Product } from '../products/product.ts'
import { between, chance, hash, pick } from '../random.ts'
import type { View } from '../wording/view.ts'
import { NICKNAMES, type Said, saidOf } from './said.ts'

const APPROVED = 1
const PENDING = 2
const WIDELY_BOUGHT = 1900

/** Reviews of one store view, numbered from 1. What is popular is talked about; a third of the rest is not. @source platform contract §2.15 */
export function* reviewDocuments(
  products: readonly Product[],
  view: View,
  calendar: Calendar,
): Iterable<Record<string, unknown>> {
  let id = view.storeId * 100_000 + 1
  for (const product of products) {
    if (product.status !== 1 || product.visibility === 1) continue
    for (const said of chosen(product, view)) yield review(id++, product, said, view, calendar)
  }
}

/** A handful of different things to say of a product, the same at every run. */
function chosen(product: Product, view: View): readonly Said[] {
  const pool = saidOf(product.family.range, view.language)
  const shuffled = [...pool].sort((a, b) => hash(product.sku + a[1]) - hash(product.sku + b[1]))
  return shuffled.slice(0, numberOf(product, view))
}

function numberOf(product: Product, view: View): number {
  if (view.code !== 'default')
    return chance(`abroad ${view.code} ${product.sku}`) < 0.4 ? between(`abroad ${product.sku}`, 1, 3) : 0
  if (product.position >= WIDELY_BOUGHT) return between(`reviews ${product.sku}`, 5, 8)
  return chance(`quiet ${product.sku}`) < 0.35 ? 0 : between(`reviews ${product.sku}`, 1, 4)
}

function review(
  id: number,
  product: Product,
  [stars, title, detail]: Said,
  view: View,
  calendar: Calendar,
): Record<string, unknown> {
  const seed = `${product.sku} ${title}`
  return {
    id,
    product_id: product.id,
    title,
    detail,
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
