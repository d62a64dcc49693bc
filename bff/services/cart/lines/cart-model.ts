import { createHash } from 'node:crypto'
import type { Cart, CartCoupon, CartTotals, TaxedMoney } from '#schema/generated/types.ts'
import { type TaxedAmount, toMinorUnits } from '#schema/rules/money.ts'
import type { QuoteTotals } from '../../../domain/cart/cart.types.ts'
import { lineKeys } from '../../../domain/cart/line-keys.ts'
import type { MergedCart } from '../../../domain/cart/merged-lines.ts'
import { toTotals } from '../../../domain/cart/totals.ts'
import { isVirtualCart } from '../../../domain/cart/virtual.ts'
import { cartAmounts } from '../../../domain/totals/cart-amounts.ts'
import { money } from '../../pricing/money.ts'
import { priceSummaryModel } from '../../pricing/price-summary.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import { type LineModel, type LineSelection, lineModel } from './line-model.ts'
import { lineProducts } from './line-products.ts'

const HANDLE_CHARACTERS = 22

export interface CartModel extends Omit<Cart, 'lines' | '__typename'> {
  readonly lines: readonly (LineModel & { readonly key: string })[]
}

export const emptyCart = (revision: number): CartModel => ({
  id: null,
  lines: [],
  quantity: 0,
  isVirtual: false,
  coupon: null,
  totals: null,
  revision,
})

/** @param revision last applied revision of the requesting device */
export async function cartModel(
  { lines, totals }: MergedCart,
  selection: LineSelection,
  revision: number,
  scope: RequestScope,
): Promise<CartModel> {
  const subjects = lines.map(({ line, quote }) => line ?? { ...quote, parentSku: null })
  const products = await lineProducts(subjects, scope)
  const lookups = subjects.map((subject) => products.find(subject))
  const models = await Promise.all(
    lines.map((merged, i) => lineModel(merged, { lookup: lookups[i] ?? null, totals }, selection, scope)),
  )
  const keys = lineKeys(models.map((model, i) => ({ ...model, key: lines[i]?.line?.key ?? null })))
  return {
    id: cartHandle(scope.session?.read().cartId ?? null),
    lines: models.map((model, i) => ({ ...model, key: keys[i] ?? model.sku })),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isVirtual: isVirtualCart(lines.map(({ quote }, i) => lookups[i]?.product.type ?? quote.type)),
    coupon: totals && couponModel(totals, scope),
    totals: totals && totalsModel(totals, models, scope),
    revision,
  }
}

/** A hash, because the platform's id of a guest's cart opens the cart there. */
const cartHandle = (cartId: string | null): string | null =>
  cartId === null ? null : createHash('sha256').update(`cart ${cartId}`).digest('base64url').slice(0, HANDLE_CHARACTERS)

function couponModel({ couponCode, discount }: QuoteTotals, { storeView }: RequestScope): CartCoupon | null {
  if (couponCode === null) return null
  const amount = discount === null ? null : money(toMinorUnits(Math.abs(discount), storeView.minorDigits), storeView)
  return { code: couponCode, discount: amount }
}

function totalsModel(totals: QuoteTotals, lines: readonly LineModel[], scope: RequestScope): CartTotals | null {
  const { storeView, messages, log } = scope
  const sums = toTotals(totals, storeView.minorDigits, messages)
  if (!sums) {
    log.warn({ segments: totals.segments.map(({ code }) => code) }, 'cart totals without a clear amount to pay')
    return null
  }
  const { grandTotal, subtotal, segments } = sums
  const rowTotals = lines.map(({ rowTotal }) => (rowTotal ? toAmount(rowTotal) : null))
  const amounts = cartAmounts(totals, { lines: rowTotals, grandTotal, minorDigits: storeView.minorDigits })
  return {
    grandTotal: money(grandTotal, storeView),
    subtotal: money(subtotal, storeView),
    summary: priceSummaryModel(amounts, storeView),
    segments: segments.map((segment) => ({ ...segment, value: money(segment.value, storeView) })),
  }
}

const toAmount = ({ net, tax, gross }: TaxedMoney): TaxedAmount => ({ net: net.amount, tax: tax.amount, gross: gross.amount })
