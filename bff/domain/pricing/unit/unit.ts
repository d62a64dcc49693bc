import type { PriceUnit } from '#schema/generated/types.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import { divided, type TaxedAmount, taxed } from '#schema/rules/money.ts'
import type { AttributeValue } from '../../catalog/catalog.types.ts'
import { isFlagged } from '../../catalog/product-attributes.ts'
import { isBeam, isSurface, type SizeAttributes, sizesOf } from '../../catalog/sizes.ts'
import type { AttributesByCode } from '../../facets/facets.types.ts'

export interface UnitPrice {
  readonly unit: PriceUnit
  readonly price: TaxedAmount
}

/** The attributes that say how a product is measured. */
export interface MeasureAttributes extends SizeAttributes {
  readonly pricePerMetre: string
}

interface UnitPriceSettings {
  readonly names?: MeasureAttributes
  /** Decimal digits of the currency's minor unit; 2 where it is not said. */
  readonly minorDigits?: number | undefined
}

type Values = Readonly<Record<string, AttributeValue>>

/**
 * The price for comparing sizes, null when a product says nothing of the kind. The first that applies: of a metre when it
 * is marked so; of a square metre when it says what it covers; of a piece of a pack; of a square metre of a board; of a metre
 * of what is as thick as a beam.
 * Computed from what is paid, so that it follows every offer; a product without a length of its own shows the merchant's
 * price per metre.
 *
 * @param final what is paid for one
 * @param values the product's own, or the variant's over its parent's
 * @param rate VAT in percent; null when none applies
 * @source ATTR-3
 */
export function unitPrice(
  final: TaxedAmount,
  values: Values,
  attributes: AttributesByCode,
  rate: number | null,
  { names = TIMBER_ATTRIBUTES, minorDigits }: UnitPriceSettings = {},
): UnitPrice | null {
  const sizes = sizesOf(values, attributes, names)
  const { length, width, coverage, piecesPerPack } = sizes
  if (isFlagged({ attributes: values }, names.pricePerMetre)) {
    const perMetre = length ? divided(final, length / 1000) : merchantsPrice(values, attributes, { rate, minorDigits, names })
    if (perMetre) return { unit: 'METRE', price: perMetre }
  }
  if (coverage !== null) return { unit: 'SQUARE_METRE', price: divided(final, coverage) }
  if (piecesPerPack !== null) return { unit: 'PIECE', price: divided(final, piecesPerPack) }
  if (length && width && isSurface(sizes)) return { unit: 'SQUARE_METRE', price: divided(final, (length * width) / 1_000_000) }
  if (length && isBeam(sizes)) return { unit: 'METRE', price: divided(final, length / 1000) }
  return null
}

/** A plain yes is no price. */
function merchantsPrice(
  values: Values,
  attributes: AttributesByCode,
  { rate, minorDigits, names }: UnitPriceSettings & { readonly rate: number | null; readonly names: MeasureAttributes },
): TaxedAmount | null {
  const { pricePerMetre } = names
  const net = Number(values[pricePerMetre])
  if (!(net > 0) || !Number.isFinite(net) || attributes.get(pricePerMetre)?.input === 'boolean') return null
  return taxed(net, rate ?? 0, minorDigits)
}
