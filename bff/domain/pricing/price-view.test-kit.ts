import { withTax } from '#schema/rules/money.ts'
import type { PriceView } from './pricing.types.ts'

/** A confirmed price at 20 % VAT. @param pounds net */
export const createPriceView = (pounds: number, given: Partial<PriceView> = {}): PriceView => ({
  regular: withTax(pounds, 20),
  final: withTax(pounds, 20),
  special: null,
  onSale: false,
  isFrom: false,
  isCurrent: true,
  refreshedAt: '2026-06-01T12:00:00.000Z',
  ...given,
})
