import { z } from 'zod'
import { PICTURE_FORMS } from '../picture-path.ts'
import { text } from '../wording/text.ts'
import { alternatives } from './alternatives.ts'
import { bundleChoice, customOption, download, members } from './composition.ts'
import { rule } from './rule.ts'

const pieces = z.int().positive().exactOptional()
const saleQuantities = z.strictObject({ least: pieces, most: pieces, step: pieces })

const picture = z.strictObject({ form: z.enum(PICTURE_FORMS), material: z.string(), profile: z.string().exactOptional() })

const values = z.record(z.string(), z.union([z.string(), z.number()]))

/**
 * Products of a family that differ in some attributes. There is one product per combination of `each`.
 * With `variants`, each product is configurable, with one variant per combination.
 * Ids count up from `id`, variants included. Prices are net pounds per piece, weights kilograms.
 * `{attribute}` in names, skus and pictures stands for the product's value.
 */
export const productLine = z.strictObject({
  id: z.number(),
  code: z.string(),
  categories: z.array(z.string()),
  name: text,
  sku: z.string(),
  /** Without a type, the product is configurable if it has variants, otherwise simple. */
  type: z.enum(['virtual', 'grouped', 'bundle', 'downloadable']).exactOptional(),
  values,
  each: z.array(alternatives).exactOptional(),
  variants: z.array(alternatives).exactOptional(),
  price: rule,
  weight: rule,
  /** Coverage of one piece or pack, in m². */
  coverage: rule.exactOptional(),
  /** Sold by length, with a price per metre. */
  linear: z.boolean().exactOptional(),
  picture,
  /** An additional picture that shows products of the line in use. Other lines may share it. */
  inUse: picture.exactOptional(),
  about: text,
  texts: z.record(z.string(), text),
  /** Skus of related products. */
  goesWith: z.array(z.string()).exactOptional(),
  /** 2 standard, 3 reduced; the default is 2. */
  taxClass: z.union([z.literal(2), z.literal(3)]).exactOptional(),
  members: members.exactOptional(),
  bundle: z.array(bundleChoice).exactOptional(),
  downloads: z.array(download).exactOptional(),
  samples: z.array(download).exactOptional(),
  customOptions: z.array(customOption).exactOptional(),
  /** 1 hidden, 2 catalogue, 3 search, 4 both; the default is 4. */
  visibility: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).exactOptional(),
  /** 1 enabled, 2 disabled; the default is 1. */
  status: z.union([z.literal(1), z.literal(2)]).exactOptional(),
  /** Variants are also indexed as hidden products. */
  childDocuments: z.boolean().exactOptional(),
  /** Stock is not managed. */
  uncounted: z.boolean().exactOptional(),
  /** Quantity limits: minimum, maximum and step; any quantity if absent. */
  quantities: saleQuantities.exactOptional(),
})

const review = z.strictObject({ stars: z.number().min(1).max(5), title: z.string(), text: z.string() })

/** Texts and reviews shared by all products of a family. */
const sharedTexts = {
  text,
  points: z.array(text),
  reviews: z.strictObject({ en: z.array(review), de: z.array(review), it: z.array(review) }),
}
const merged = { values: values.default({}), texts: z.record(z.string(), z.unknown()).default({}) }

/** A family file. Its product lines inherit `common` unless they override it; values are merged. */
export const familyFile = z.strictObject({
  ...sharedTexts,
  common: z.looseObject(merged).prefault({}),
  products: z.array(z.looseObject(merged)),
})

export type SaleQuantities = z.infer<typeof saleQuantities>
export type Review = z.infer<typeof review>
export type Family = Pick<z.infer<typeof familyFile>, keyof typeof sharedTexts>
export type ProductLine = z.infer<typeof productLine> & { readonly family: Family }
