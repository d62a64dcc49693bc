import type { DeviceLine, QuoteLine } from '../../domain/cart/cart.types.ts'
import type { MergedCart } from '../../domain/cart/merged-lines.ts'
import { mergeByItem } from '../../domain/cart/merged-lines.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { type CartModel, cartModel } from './lines/cart-model.ts'
import type { LineSelection } from './lines/line-model.ts'
import { countCart } from './merge/complete-merge.ts'
import { findQuote, type OpenQuote } from './quote/open-quote.ts'

/** The shopper's cart on the platform; null if there is none. @throws PlatformError if the cart cannot be read */
export async function readCart(selection: LineSelection, scope: PrivateScope): Promise<CartModel | null> {
  return scope.session.serially(async () => {
    const quote = await findQuote(scope)
    return quote && cartModel(await readQuotedCart(quote, [], scope), selection, 0, scope)
  })
}

/** The quote as a response model, with the device's keys for lines that the device has too. */
export function readQuotedCart(
  { calls, lines }: OpenQuote,
  names: readonly { readonly quote: QuoteLine; readonly line: DeviceLine }[],
  scope: PrivateScope,
): Promise<MergedCart> {
  const named = new Map(names.map(({ quote, line }) => [quote, line]))
  const shown = lines.filter(({ quantity }) => quantity > 0)
  const merged = shown.map((quote) => ({ quote, line: named.get(quote) ?? null, quantity: quote.quantity, isAgreed: false }))
  return countCart(mergeByItem(merged), calls, scope)
}
