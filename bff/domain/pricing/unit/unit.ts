import type { PriceUnit } from '#schema/generated/types.ts'
import { divide, type TaxedAmount, withTax, ZERO } from '#schema/rules/money.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import type { AttributesByCode, AttributeValue } from '../../catalog/catalog.types.ts'
import { isFlagged } from '../../catalog/product-attributes.ts'
import { isBeam, isSurface, readSizes, type SizeAttributes } from '../../catalog/sizes.ts'

export interface UnitPrice {
  readonly unit: PriceUnit
  readonly price: TaxedAmount
}

export interface MeasureAttributes extends SizeAttributes {
  readonly pricePerMetre: string
}

interface UnitPriceSettings {
  readonly names?: MeasureAttributes
  /** Decimal digits of the currency's minor unit; defaults to 2. */
  readonly minorDigits?: number | undefined
}

type Values = Readonly<Record<string, AttributeValue>>

/**
 * The price per unit for comparing sizes; null if the product has no usable dimensions. The first that applies: per metre if the
 * product is marked so, per square metre if it states a coverage, per piece of a pack, per square metre of a board, per metre of
 * anything as thick as a beam. Computed from the final price, so it follows every offer. A product without its own length shows
 * the merchant's price per metre.
 *
 * @param final price of one piece
 * @param values the product's own, or the variant's over its parent's
 * @param rate VAT in percent; null if none applies
 * @source ATTR-3
 */
export function unitPrice(
  final: TaxedAmount,
  values: Values,
  attributes: AttributesByCode,
  rate: number | null,
  { names = TIMBER_ATTRIBUTES, minorDigits }: UnitPriceSettings = {},
): UnitPrice | null {
  const sizes = readSizes(values, attributes, names)
  const { length, width, coverage, piecesPerPack } = sizes
  if (isFlagged({ attributes: values }, names.pricePerMetre)) {
    const perMetre = length ? divide(final, length / 1000) : merchantsPrice(values, attributes, { rate, minorDigits, names })
    if (perMetre) return { unit: 'METRE', price: perMetre }
  }
  if (coverage !== null) return { unit: 'SQUARE_METRE', price: divide(final, coverage) }
  if (piecesPerPack !== null) return { unit: 'PIECE', price: divide(final, piecesPerPack) }
  if (length && width && isSurface(sizes)) return { unit: 'SQUARE_METRE', price: divide(final, (length * width) / 1_000_000) }
  if (length && isBeam(sizes)) return { unit: 'METRE', price: divide(final, length / 1000) }
  return null
}

/** Whether a product is sold in packs, and its unit price is that of a piece. @source PRICE-14 */
export const isSoldInPacks = (values: Values, attributes: AttributesByCode): boolean =>
  unitPrice(ZERO, values, attributes, null)?.unit === 'PIECE'

/** A boolean is not a price. */
function merchantsPrice(
  values: Values,
  attributes: AttributesByCode,
  { rate, minorDigits, names }: UnitPriceSettings & { readonly rate: number | null; readonly names: MeasureAttributes },
): TaxedAmount | null {
  const { pricePerMetre } = names
  const net = Number(values[pricePerMetre])
  if (!(net > 0) || !Number.isFinite(net) || attributes.get(pricePerMetre)?.input === 'boolean') return null
  return withTax(net, rate ?? 0, minorDigits)
}
