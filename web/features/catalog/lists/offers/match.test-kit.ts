import type { LookupResult, Match } from '../../quick-order/index.ts'

/** A price with and without VAT. */
export const toTaxedMoney = (net: number, gross: number) => {
  const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: `£${amount / 100}` }) as const
  return { __typename: 'TaxedMoney', net: money(net), gross: money(gross) } as const
}

export const createPrice = (gross: number, isUnknown = false): Match['product']['price'] => ({
  final: toTaxedMoney(gross, gross),
  isFrom: false,
  breaks: [],
  isUnknown,
})

export const createStock = (status: 'OK' | 'OUT_OF_STOCK') =>
  ({ __typename: 'Stock', status, quantity: null, checkedAt: null, limits: null }) as const

/** A simple product with this sku, in stock. */
export const createMatch = (sku: string): Match => ({
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
    price: createPrice(1200),
    stock: createStock('OK'),
    picture: { __typename: 'Picture', path: '/p.png', alt: '' },
    phoneOrderOnly: false,
    hasVariants: false,
    issues: [],
  },
})

/** A variant of OAK. */
export const OAK_24 = {
  sku: 'OAK-24',
  name: 'Oak 2.4 m',
  url: '/p/OAK/product/OAK-24',
  picture: null,
  price: createPrice(2400),
  stock: createStock('OK'),
} as const

export const toFound = (match: Match): LookupResult => ({ status: 'found', match })
