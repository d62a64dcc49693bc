import { z } from 'zod'
import { text } from '../wording/text.ts'

/** Skus, or skus with how many of each. */
export const members = z.array(
  z.union([z.string().transform((sku) => ({ sku, quantity: 1 })), z.strictObject({ sku: z.string(), quantity: z.number() })]),
)

/** One choice of a bundle; the first selection is the default unless another says so. */
export const bundleChoice = z.strictObject({
  title: text,
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  required: z.boolean(),
  selections: z.array(
    z.strictObject({
      sku: z.string(),
      quantity: z.number(),
      isDefault: z.boolean().exactOptional(),
      fixedQuantity: z.boolean().exactOptional(),
    }),
  ),
})

/** A file of a downloadable product; `price` in net pounds on top of the product's own. */
export const download = z.strictObject({ title: text, file: z.string(), price: z.number() })

const optionPrice = z.strictObject({ amount: z.number(), kind: z.enum(['fixed', 'percent']) })

/** A question that goes with a product. Prices in net pounds, or percent of the product's price. */
export const customOption = z.strictObject({
  title: text,
  type: z.enum(['field', 'area', 'file', 'drop_down', 'select', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time']),
  required: z.boolean(),
  price: optionPrice.exactOptional(),
  maxCharacters: z.number().exactOptional(),
  /** Millimetres, for an option that asks for a length. */
  length: z.strictObject({ least: z.number(), most: z.number() }).exactOptional(),
  values: z.array(z.strictObject({ title: text, price: optionPrice })).exactOptional(),
})

export type Download = z.infer<typeof download>
export type CustomOption = z.infer<typeof customOption>
