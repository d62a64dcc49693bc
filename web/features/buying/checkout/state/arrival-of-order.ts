import { arrivalBy, type MethodCodes, type Promises, type Shipment } from '#schema/rules/delivery/arrival.ts'
import { arrivalText } from '../../../../components/arrival/arrival-text.ts'
import type { Messages } from '../../../../messages/messages.types.ts'
import { areFromStock, longestPiece, type VisibleCart } from '../../cart/index.ts'

/** The facts that an order's date depends on, besides its method. */
export type PromisedGoods = Pick<Shipment, 'country' | 'longest'>

/** The goods of an order; null if the shop promises no date for them. @source DELIVERY-3, DELIVERY-20 */
export const promisedGoods = (lines: VisibleCart['lines'], country: string | null): PromisedGoods | null =>
  country && areFromStock(lines) ? { country, longest: longestPiece(lines) } : null

/**
 * When an order arrives that is sent now, in words that stay true; undefined if the shop promises nothing.
 * @param now in milliseconds since 1970
 * @source DELIVERY-5
 */
export function arrivalOfOrder(
  shop: Promises & { readonly language: string },
  { method, country }: { readonly method: MethodCodes | null; readonly country: string | null },
  lines: VisibleCart['lines'],
  words: Messages['cart']['arrival'],
  now: number,
): string | undefined {
  const goods = promisedGoods(lines, country)
  const found = method && goods && arrivalBy({ ...method, ...goods }, shop, new Date(now))
  return found ? arrivalText(found, words, shop.language, true) : undefined
}
