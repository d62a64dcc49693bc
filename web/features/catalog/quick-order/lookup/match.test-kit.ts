import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import type { Match } from '../rows/match.types.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: `£${amount / 100}` }) as const

export const createPrice = (gross: number, isUnknown = false): Match['product']['price'] => ({
  final: { __typename: 'TaxedMoney', net: money(gross), gross: money(gross) },
  isFrom: false,
  breaks: [],
  isUnknown,
})

export const createStock = (
  status: 'OK' | 'OUT_OF_STOCK' | 'VOLATILE',
  quantity: number | null = null,
  limits: QuantityLimits | null = null,
) =>
  ({
    __typename: 'Stock',
    status,
    quantity,
    checkedAt: null,
    limits: limits && ({ __typename: 'QuantityLimits', ...limits } as const),
  }) as const

/** A simple product with this sku, in stock. */
export function createMatch(sku: string): Match {
  return {
    sku,
    needsChoice: false,
    variant: null,
    size: '',
    options: [],
    pricesFrom: null,
    product: {
      sku,
      name: `Product ${sku}`,
      url: `/p/${sku}/product`,
      picture: { __typename: 'Picture', path: '/p.png', alt: '' },
      price: createPrice(1200),
      stock: createStock('OK', 10),
      phoneOrderOnly: false,
      hasVariants: false,
      issues: [],
    },
  }
}

/** A variant of OAK with three pieces in stock. */
export const OAK_24 = {
  sku: 'OAK-24',
  name: 'Oak 2.4 m',
  url: '/p/OAK/product/OAK-24',
  picture: null,
  price: createPrice(2400),
  stock: createStock('OK', 3),
} as const
