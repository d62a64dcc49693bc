import type { PiecePriceFragment } from '#schema/generated/operations.ts'

/** @param gross minor units; 0 if the price is unknown */
export const createPiecePrice = (gross: number): PiecePriceFragment & { readonly __typename: 'ProductPrice' } => ({
  __typename: 'ProductPrice',
  final: { __typename: 'TaxedMoney', gross: { __typename: 'Money', amount: gross } },
})
