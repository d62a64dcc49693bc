import { z } from 'zod'
import type { Entity } from '../store/entities.ts'
import { builtInCatalog, type SandboxDocument } from './documents.ts'

const numeric = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
const nullable = numeric.nullable()
const moment = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
const stock = z.looseObject({
  product_id: z.number(),
  item_id: z.number(),
  qty: nullable,
  is_in_stock: z.boolean(),
  manage_stock: z.boolean(),
})
const prices = {
  price: numeric,
  regular_price: numeric.optional(),
  special_price: nullable.optional(),
  special_from_date: moment.nullable().optional(),
  special_to_date: moment.nullable().optional(),
  final_price: z.number().nonnegative(),
}

export const child = z.looseObject({
  ...prices,
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  status: z.number(),
  image: z.string(),
  tax_class_id: numeric,
  stock,
  custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.string() })).optional(),
})

/** The wire format of a product document. @source platform contract §2.15 */
export const product = z.looseObject({
  ...prices,
  id: z.number(),
  sku: z.string().min(1),
  name: z.string().min(1),
  type_id: z.enum(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual']),
  status: z.number(),
  visibility: z.number(),
  url_key: z.string().min(1),
  url_path: z.string().min(1),
  slug: z.string().optional(),
  short_description: z.string().optional(),
  category_ids: z.array(z.union([z.string(), z.number()])),
  category: z.array(z.object({ category_id: z.number(), name: z.string(), slug: z.string(), path: z.string() })).optional(),
  tax_class_id: numeric,
  stock,
  image: z.string(),
  media_gallery: z.array(
    z.looseObject({
      image: z.string(),
      pos: z.number(),
      typ: z.string(),
      lab: z.string().nullable(),
      vid: z.looseObject({ url: z.string() }).optional(),
    }),
  ),
  tier_prices: z.array(z.looseObject({ customer_group_id: z.number(), qty: z.number(), value: z.number() })),
  product_links: z.array(
    z.looseObject({ link_type: z.string(), linked_product_sku: z.string(), linked_product_type: z.string() }),
  ),
  configurable_options: z
    .array(
      z.looseObject({
        attribute_id: numeric,
        attribute_code: z.string().optional(),
        label: z.string(),
        values: z.array(z.looseObject({ value_index: z.number(), label: z.string() })),
      }),
    )
    .optional(),
  configurable_children: z.array(child).optional(),
  bundle_options: z
    .array(
      z.looseObject({
        option_id: z.number(),
        title: z.string(),
        product_links: z.array(z.looseObject({ id: z.string(), sku: z.string() })),
      }),
    )
    .optional(),
  custom_options: z
    .array(
      z.looseObject({
        option_id: z.number(),
        type: z.string(),
        price_type: z.string().optional(),
        values: z.array(z.looseObject({ price_type: z.string() })).optional(),
      }),
    )
    .optional(),
  attributes_metadata: z.array(z.looseObject({ attribute_code: z.string() })).optional(),
  created_at: moment,
  updated_at: moment,
})

export type ProductDocument = z.infer<typeof product>

export const category = z.looseObject({
  id: z.number(),
  parent_id: z.number(),
  name: z.string(),
  path: z.string(),
  level: z.number(),
  product_count: z.number(),
  children_count: z.string(),
  is_active: z.boolean(),
  url_path: z.string().optional(),
  parent_ids: z.array(numeric).optional(),
})

export const attribute = z.looseObject({
  attribute_id: z.number(),
  attribute_code: z.string(),
  frontend_input: z.string(),
  frontend_label: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const TODAY = new Date('2026-11-20T10:00:00Z')

/** All documents of the built-in catalogue, generated once. */
export const CATALOG: readonly SandboxDocument[] = [...builtInCatalog(TODAY)]

export const listDocuments = (entity: Entity, view: SandboxDocument['view'] = 'default') =>
  CATALOG.filter((entry) => entry.entity === entity && entry.view === view).map(({ document }) => document)

export const listProducts = (view: SandboxDocument['view'] = 'default'): ProductDocument[] =>
  listDocuments('product', view).map((document) => product.parse(document))
