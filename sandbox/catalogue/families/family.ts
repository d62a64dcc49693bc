import { z } from 'zod'
import { PICTURE_FORMS } from '../picture-path.ts'
import { text } from '../wording/text.ts'
import { alternatives } from './alternatives.ts'
import { bundleChoice, customOption, download, members } from './composition.ts'
import { rule } from './rule.ts'

const pieces = z.int().positive().exactOptional()
const saleQuantities = z.strictObject({ least: pieces, most: pieces, step: pieces })

const values = z.record(z.string(), z.union([z.string(), z.number()]))

/**
 * Products of a family that differ in some attributes. One product for each combination of `each`; with `variants` each
 * of them is configurable, with one variant per combination. Ids count up from `id`, variants included. Prices are net
 * pounds a piece, weights kilograms. In names, skus and pictures `{attribute}` stands for the product's value.
 */
export const productLine = z.strictObject({
  id: z.number(),
  code: z.string(),
  categories: z.array(z.string()),
  name: text,
  sku: z.string(),
  /** Simple when absent, configurable when there are variants. */
  type: z.enum(['virtual', 'grouped', 'bundle', 'downloadable']).exactOptional(),
  values,
  each: z.array(alternatives).exactOptional(),
  variants: z.array(alternatives).exactOptional(),
  price: rule,
  weight: rule,
  /** m² that one piece or pack covers. */
  coverage: rule.exactOptional(),
  /** Sold by length: has a price per metre. */
  linear: z.boolean().exactOptional(),
  picture: z.strictObject({ form: z.enum(PICTURE_FORMS), material: z.string(), profile: z.string().exactOptional() }),
  about: text,
  /** Attributes that are texts, by code. */
  texts: z.record(z.string(), text),
  /** Skus of products that go with it. */
  goesWith: z.array(z.string()).exactOptional(),
  /** 2 standard, 3 reduced; 2 when absent. */
  taxClass: z.union([z.literal(2), z.literal(3)]).exactOptional(),
  members: members.exactOptional(),
  bundle: z.array(bundleChoice).exactOptional(),
  downloads: z.array(download).exactOptional(),
  samples: z.array(download).exactOptional(),
  customOptions: z.array(customOption).exactOptional(),
  /** 1 hidden, 2 catalogue, 3 search, 4 both; 4 when absent. */
  visibility: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).exactOptional(),
  /** 1 enabled, 2 disabled; 1 when absent. */
  status: z.union([z.literal(1), z.literal(2)]).exactOptional(),
  /** Variants also stand in the index as hidden products of their own. */
  childDocuments: z.boolean().exactOptional(),
  /** Stock is not counted. */
  uncounted: z.boolean().exactOptional(),
  /** Sold from so many on, up to so many, so many at a time; in any quantity when absent. */
  quantities: saleQuantities.exactOptional(),
})

const review = z.strictObject({ stars: z.number().min(1).max(5), title: z.string(), text: z.string() })

/** What is said of every product of a family: a paragraph, some points, and what shoppers wrote. */
const said = {
  text,
  points: z.array(text),
  reviews: z.strictObject({ en: z.array(review), de: z.array(review), it: z.array(review) }),
}
const bags = { values: values.default({}), texts: z.record(z.string(), z.unknown()).default({}) }

/** A file of a family. Its product lines have what stands in `common` unless they say otherwise; values are merged. */
export const familyFile = z.strictObject({
  ...said,
  common: z.looseObject(bags).prefault({}),
  products: z.array(z.looseObject(bags)),
})

export type SaleQuantities = z.infer<typeof saleQuantities>
export type Review = z.infer<typeof review>
export type Family = Pick<z.infer<typeof familyFile>, keyof typeof said>
export type ProductLine = z.infer<typeof productLine> & { readonly family: Family }
