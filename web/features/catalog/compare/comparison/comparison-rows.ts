import type { PriceUnit, ProductAttribute, StockStatus } from '#schema/generated/types.ts'

interface Amount {
  readonly gross: { readonly amount: number }
}

export interface Comparable {
  readonly __typename: string
  readonly price: {
    readonly final: Amount
    readonly isFrom: boolean
    readonly unit: { readonly unit: PriceUnit; readonly price: Amount } | null
  }
  readonly stock: { readonly status: StockStatus } | null
  /** Null if they could not be loaded. */
  readonly attributes: readonly Pick<ProductAttribute, 'code' | 'label' | 'value' | 'isComparable'>[] | null
}

/** Product fields that are compared besides attributes. */
export type FactCode = 'type' | 'price' | 'unitPrice' | 'stock'

interface FactRow {
  readonly kind: 'fact'
  readonly code: FactCode
  readonly isDifferent: boolean
}

interface AttributeRow {
  readonly kind: 'attribute'
  readonly code: string
  readonly label: string
  /** One value per product; null for products without the attribute. */
  readonly values: readonly (string | null)[]
  readonly isDifferent: boolean
}

export type ComparisonRow = FactRow | AttributeRow

/**
 * Price, stock and type, then every comparable attribute of any product, in the order of the first product that has it. A row is
 * different if two products have different values, or one has none.
 * @source COMPARE-4; platform contract §6.8
 */
export function comparisonRows(products: readonly Comparable[]): readonly ComparisonRow[] {
  if (products.length === 0) return []
  return [...factRows(products), ...attributeRows(products)]
}

function factRows(products: readonly Comparable[]): readonly FactRow[] {
  const row = (code: FactCode, read: (product: Comparable) => unknown): FactRow => ({
    kind: 'fact',
    code,
    isDifferent: areDifferent(products.map((product) => JSON.stringify(read(product)))),
  })
  return [
    row('price', ({ price }) => [price.final.gross.amount, price.isFrom]),
    ...(products.some(({ price }) => price.unit)
      ? [row('unitPrice', ({ price: { unit } }) => unit && [unit.unit, unit.price.gross.amount])]
      : []),
    row('stock', ({ stock }) => stock?.status ?? 'VOLATILE'),
    row('type', ({ __typename }) => __typename),
  ]
}

function attributeRows(products: readonly Comparable[]): readonly AttributeRow[] {
  const comparable = products.flatMap(({ attributes }) => (attributes ?? []).filter(({ isComparable }) => isComparable))
  const labels = new Map(comparable.toReversed().map(({ code, label }) => [code, label]))
  return [...new Set(comparable.map(({ code }) => code))].map((code) => {
    const values = products.map(({ attributes }) => attributes?.find((attribute) => attribute.code === code)?.value ?? null)
    return { kind: 'attribute', code, label: labels.get(code) ?? code, values, isDifferent: areDifferent(values) }
  })
}

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1
