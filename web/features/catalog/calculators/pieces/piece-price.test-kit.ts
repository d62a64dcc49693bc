import type { PiecePriceFragment } from '#schema/generated/operations.ts'

const taxed = (gross: number) =>
  ({
    __typename: 'TaxedMoney',
    net: { __typename: 'Money', amount: gross, formatted: `${gross}` },
    gross: { __typename: 'Money', amount: gross, currency: 'GBP', formatted: `${gross}` },
  }) as const

/** A price without VAT, in minor units; 0 if it is unknown. @param breaks prices of a piece by quantity */
export const createPiecePrice = (
  gross: number,
  breaks: Readonly<Record<number, number>> = {},
): PiecePriceFragment & { readonly __typename: 'ProductPrice' } => ({
  __typename: 'ProductPrice',
  isUnknown: gross === 0,
  isFrom: false,
  final: taxed(gross),
  breaks: Object.entries(breaks).map(([quantity, price]) => ({
    __typename: 'PriceBreak',
    quantity: Number(quantity),
    price: taxed(price),
  })),
})
