import type { ProductPrice } from '#schema/generated/types.ts'
import type { QuantityBreak } from '#schema/rules/unit-price.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { AttributesByCode, AttributeValue } from '../../domain/catalog/catalog.types.ts'
import type { PriceView } from '../../domain/pricing/pricing.types.ts'
import { unitPrice } from '../../domain/pricing/unit/unit.ts'
import { taxedMoney, unknownMoney } from './money.ts'

export interface PriceWithValues {
  readonly price: PriceView
  /** Empty if `price` is the sum of components. */
  readonly breaks: readonly QuantityBreak[]
  /** Always false if `price` is the sum of components. */
  readonly isGroupPrice: boolean
  readonly values: Readonly<Record<string, AttributeValue>>
  /** VAT in percent; null if none applies. */
  readonly rate: number | null
}

/**
 * A price as a schema type with plain values.
 * @param attributes without them there is no unit price
 */
export function toProductPrice(
  { price, breaks, isGroupPrice, values, rate }: PriceWithValues,
  attributes: AttributesByCode | null,
  view: StoreViewConfig,
): ProductPrice {
  const isUnknown = price.isUnknown ?? false
  if (isUnknown) {
    const unknown = unknownMoney(view)
    const amounts = { regular: unknown, final: unknown, special: null, unit: null, breaks: [] }
    return { ...price, ...amounts, isUnknown, isGroupPrice, taxRate: rate }
  }
  const unit = attributes && unitPrice(price.final, values, attributes, rate, { minorDigits: view.minorDigits })
  return {
    ...price,
    isUnknown,
    isGroupPrice,
    regular: taxedMoney(price.regular, view),
    final: taxedMoney(price.final, view),
    special: price.special && taxedMoney(price.special, view),
    breaks: breaks.map(({ quantity, price }) => ({ quantity, price: taxedMoney(price, view) })),
    taxRate: rate,
    unit: unit && { unit: unit.unit, price: taxedMoney(unit.price, view) },
  }
}
