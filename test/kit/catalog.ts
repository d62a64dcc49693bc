import { inject } from 'vitest'
import { z } from 'zod'

/** The document fields that tests read directly from the search engine. */
const product = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  type_id: z.string(),
  status: z.number(),
  visibility: z.number(),
  url_path: z.string(),
  category_ids: z.array(z.coerce.string()),
  tax_class_id: z.coerce.number(),
  price: z.coerce.number(),
  final_price: z.coerce.number(),
  special_price: z.coerce.number().nullable(),
  special_from_date: z.string().nullable(),
  special_to_date: z.string().nullable(),
  updated_at: z.string(),
  created_at: z.string(),
  position: z.number().default(0),
  phone_order_only: z.coerce.string().optional(),
  stock: z.object({ is_in_stock: z.boolean(), qty: z.coerce.number().nullable() }),
  tier_prices: z.array(z.object({ customer_group_id: z.number(), qty: z.number(), value: z.number() })).default([]),
  configurable_children: z
    .array(
      z.object({
        sku: z.string(),
        status: z.number(),
        price: z.coerce.number(),
        final_price: z.coerce.number(),
        stock: z.object({ is_in_stock: z.boolean() }),
      }),
    )
    .default([]),
})

export type ProductDocument = z.infer<typeof product>

const category = z.object({
  id: z.number(),
  parent_id: z.number(),
  name: z.string(),
  level: z.number(),
  url_path: z.string().nullish(),
  slug: z.string().optional(),
  is_active: z.coerce.boolean(),
  include_in_menu: z.coerce.boolean(),
  product_count: z.number(),
})

export type CategoryDocument = z.infer<typeof category>

const EVERYTHING = 5000

/** The shared sandbox's products by customer group: no specification test may change them, and reading them takes half a second. */
const shared = new Map<number | undefined, Promise<readonly ProductDocument[]>>()

/** Returns every product in the catalogue, including hidden and withdrawn ones. @param shopper the customer group of the request */
export function catalogProducts(
  shopper: { readonly groupId?: number } = {},
  platformUrl?: string,
): Promise<readonly ProductDocument[]> {
  const read = () => documents('product', z.preprocess(withIndexedPrices, product), shopper, platformUrl)
  if (platformUrl !== undefined) return read()
  const known = shared.get(shopper.groupId) ?? read()
  shared.set(shopper.groupId, known)
  return known
}

/** Restores the indexed prices if the platform has replaced them with calculated ones. @source platform contract §3.4 */
function withIndexedPrices(json: unknown): unknown {
  if (!isObject(json)) return json
  const { original_price, original_special_price, configurable_children: children, ...document } = json
  return {
    ...document,
    ...(original_price === undefined ? {} : { price: original_price, special_price: original_special_price ?? null }),
    ...(Array.isArray(children) ? { configurable_children: children.map(withIndexedPrices) } : {}),
  }
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export const catalogCategories = (platformUrl?: string): Promise<readonly CategoryDocument[]> =>
  documents('category', category, {}, platformUrl)

/** True if the product appears in lists. @source LIST-8, LIST-9 */
export const isListed = ({ status, visibility }: ProductDocument) => status <= 1 && visibility >= 2

async function documents<Document>(
  entity: Entity,
  shape: z.ZodType<Document>,
  body: object = {},
  platformUrl?: string,
): Promise<readonly Document[]> {
  return (await rawDocuments(entity, body, platformUrl)).map((document) => shape.parse(document))
}

type Entity = 'product' | 'category' | 'attribute'

/** Returns documents as a platform sends them, by default the sandbox. */
export async function rawDocuments(
  entity: Entity,
  body: object = {},
  platformUrl: string = inject('shop').sandboxUrl,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const reply = await fetch(`${platformUrl}/api/catalog/vue_storefront_catalog/${entity}/_search?size=${EVERYTHING}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { hits } = z
    .object({ hits: z.object({ hits: z.array(z.object({ _source: z.record(z.string(), z.unknown()) })) }) })
    .parse(await reply.json())
  return hits.hits.map(({ _source }) => _source)
}
