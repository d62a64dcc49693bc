import { arrivalBy, type Promises } from '#schema/rules/delivery/arrival.ts'
import { type MethodCodes, orderLoad } from '#schema/rules/delivery/carrying.ts'
import { arrivalText } from '../../../../components/arrival/arrival-text.ts'
import type { Messages } from '../../../../messages/messages.types.ts'
import { areFromStock, type VisibleCart } from '../../cart/index.ts'

/** The country of an order; null if the shop promises no date for its goods. @source DELIVERY-3 */
export const promisedCountry = (lines: VisibleCart['lines'], country: string | null): string | null =>
  areFromStock(lines) ? country : null

/**
 * When an order that is sent now arrives, in words that stay true; undefined if the shop promises nothing.
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
  const promised = promisedCountry(lines, country)
  const found = method && promised && arrivalBy({ ...method, ...orderLoad(lines), country: promised }, shop, new Date(now))
  return found ? arrivalText(found, words, shop.language, true) : undefined
}
