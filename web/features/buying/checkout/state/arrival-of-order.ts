import { arrivalBy, type MethodCodes, type Promises } from '#schema/rules/delivery/arrival.ts'
import { arrivalText } from '../../../../components/arrival/arrival-text.ts'
import type { Messages } from '../../../../messages/messages.types.ts'
import { areFromStock, type VisibleCart } from '../../cart/index.ts'

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
  const shipment = method && country && areFromStock(lines) ? { ...method, country, longest: null } : null
  const found = shipment && arrivalBy(shipment, shop, new Date(now))
  return found ? arrivalText(found, words, shop.language, true) : undefined
}
