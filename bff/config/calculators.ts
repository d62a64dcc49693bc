import { z } from 'zod'
import { setting } from './values/setting.ts'
import { text } from './values/texts.ts'

const sku = z.string().trim().min(1).max(64)
const skus = (most: number) => z.array(sku).min(1, 'needs at least one sku').max(most)
const linkedFrom = setting(z.array(sku).max(20).default([]), 'Beginnings of skus: their product pages link to the calculator')

/** A calculator for mouldings that run along walls or around doors. */
const MouldingSettings = z.strictObject({
  products: setting(skus(12), 'Skus of the mouldings to choose from, each sold in lengths'),
  extras: setting(
    z
      .array(z.strictObject({ sku, metres: z.number().min(0.1).max(1000) }))
      .max(6)
      .default([]),
    'What is used with them: `sku`, and the `metres` of moulding that one piece is enough for',
  ),
  linkedFrom,
})

const DeckSettings = z.strictObject({
  products: setting(skus(12), 'Skus of the boards to choose from'),
  joists: setting(skus(9), 'Skus of the joists to choose from'),
  screws: setting(skus(6), 'Skus of the screws to choose from; the attribute `pack_quantity` says how many are in a pack'),
  gap: setting(z.int().min(0).max(20), 'Gap between two boards in millimetres'),
  spacings: setting(
    z.array(z.int().min(200).max(1000)).min(1, 'needs at least one number').max(6),
    'Distances between the centres of joists to choose from, in millimetres',
  ),
  linkedFrom,
})

const nameTexts = z
  .strictObject({ title: text.max(60), intro: text.max(200) })
  .nullable()
  .default(null)

/** Names of the calculators. A calculator without one gets a general name. */
export const calculatorTexts = z.strictObject({ skirting: nameTexts, architrave: nameTexts, deck: nameTexts })

/** Products and figures that the room calculators propose. @source ROOM-1 */
export const CalculatorSettings = z.strictObject({
  skirting: setting(MouldingSettings.nullable().default(null), 'Skirting for a room'),
  architrave: setting(MouldingSettings.nullable().default(null), 'Architraves for doors'),
  deck: setting(DeckSettings.nullable().default(null), 'A deck'),
})

export type CalculatorSettings = z.output<typeof CalculatorSettings>
