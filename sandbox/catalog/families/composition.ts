import { z } from 'zod'
import { text } from '../wording/text.ts'

/** Skus, optionally with quantities. */
export const members = z.array(
  z.union([z.string().transform((sku) => ({ sku, quantity: 1 })), z.strictObject({ sku: z.string(), quantity: z.number() })]),
)

/** An option of a bundle; the first selection is the default unless another one is marked. */
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

/** A file of a downloadable product; `price` is net pounds, added to the product's price. */
export const download = z.strictObject({ title: text, file: z.string(), price: z.number() })

const optionPrice = z.strictObject({ amount: z.number(), kind: z.enum(['fixed', 'percent']) })

/** A custom option of a product. Prices are net pounds, or percent of the product's price. */
export const customOption = z.strictObject({
  title: text,
  type: z.enum(['field', 'area', 'file', 'drop_down', 'select', 'radio', 'checkbox', 'multiple', 'date', 'date_time', 'time']),
  required: z.boolean(),
  price: optionPrice.exactOptional(),
  maxCharacters: z.number().exactOptional(),
  /** Limits in millimetres, for an option that asks for a length. */
  length: z.strictObject({ least: z.number(), most: z.number() }).exactOptional(),
  values: z.array(z.strictObject({ title: text, price: optionPrice })).exactOptional(),
})

export type Download = z.infer<typeof download>
export type CustomOption = z.infer<typeof customOption>
