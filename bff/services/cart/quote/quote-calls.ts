import type { QuoteAddress, QuoteLine } from '../../../domain/cart/cart.types.ts'
import type { QuoteShipping } from '../../../platform/cart/calls.ts'
import type { QuoteAccess, QuoteItem } from '../../../platform/cart/cart-item.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'

/** The platform's calls about one quote, made as its owner. */
export type QuoteCalls = ReturnType<typeof quoteCalls>

/** A guest's quote is opened by its id alone, even after the shopper has signed in. */
export function quoteCalls(cartId: string, { platform, storeView, session }: PrivateScope) {
  const { cart } = platform
  const call = <Result>(make: (access: QuoteAccess) => Promise<Result>): Promise<Result> =>
    isCustomersCart(cartId) ? session.withToken((token) => make({ cartId, token })) : make({ cartId, token: null })
  return {
    pull: () => call((access) => cart.pull(storeView, access)),
    update: (item: QuoteItem) => call((access) => cart.update(storeView, access, item)),
    remove: (line: QuoteLine) => call((access) => cart.remove(storeView, access, line)),
    totals: () => call((access) => cart.totals(storeView, access)),
    applyCoupon: (code: string) => call((access) => cart.applyCoupon(storeView, access, code)),
    removeCoupon: () => call((access) => cart.removeCoupon(storeView, access)),
    shippingMethods: (address: QuoteAddress) => call((access) => cart.shippingMethods(storeView, access, address)),
    paymentMethods: () => call((access) => cart.paymentMethods(storeView, access)),
    setShipping: (shipping: QuoteShipping) => call((access) => cart.setShipping(storeView, access, shipping)),
  }
}

/** Customers' cart ids are numbers; all other ids are guests'. @source platform contract E2, §11.1 */
export const isCustomersCart = (cartId: string): boolean => /^\d+$/.test(cartId)
