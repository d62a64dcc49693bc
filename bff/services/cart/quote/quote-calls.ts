import type {
  QuoteAddress,
  QuoteLine,
  QuotePaymentMethod,
  QuoteShippingMethod,
  QuoteTotals,
} from '../../../domain/cart/cart.types.ts'
import type { QuoteShipping } from '../../../platform/cart/calls.ts'
import type { QuoteAccess, QuoteItem } from '../../../platform/cart/cart-item.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'

/** The platform's calls about one quote, made as its owner. */
export interface QuoteCalls {
  pull(): Promise<readonly QuoteLine[]>
  update(item: QuoteItem): Promise<QuoteLine | null>
  remove(line: QuoteLine): Promise<void>
  totals(): Promise<QuoteTotals>
  applyCoupon(code: string): Promise<void>
  removeCoupon(): Promise<void>
  shippingMethods(address: QuoteAddress): Promise<readonly QuoteShippingMethod[]>
  paymentMethods(): Promise<readonly QuotePaymentMethod[]>
  setShipping(shipping: QuoteShipping): Promise<void>
}

/** A guest's quote is opened by its id alone, even after the shopper has signed in. */
export function quoteCalls(cartId: string, { platform, storeView, session }: PrivateScope): QuoteCalls {
  const { cart } = platform
  const call = <Result>(make: (access: QuoteAccess) => Promise<Result>): Promise<Result> =>
    isCustomersCart(cartId) ? session.withToken((token) => make({ cartId, token })) : make({ cartId, token: null })
  return {
    pull: () => call((access) => cart.pull(storeView, access)),
    update: (item) => call((access) => cart.update(storeView, access, item)),
    remove: (line) => call((access) => cart.remove(storeView, access, line)),
    totals: () => call((access) => cart.totals(storeView, access)),
    applyCoupon: (code) => call((access) => cart.applyCoupon(storeView, access, code)),
    removeCoupon: () => call((access) => cart.removeCoupon(storeView, access)),
    shippingMethods: (address) => call((access) => cart.shippingMethods(storeView, access, address)),
    paymentMethods: () => call((access) => cart.paymentMethods(storeView, access)),
    setShipping: (shipping) => call((access) => cart.setShipping(storeView, access, shipping)),
  }
}

/** Customers' cart ids are numbers; all other ids are guests'. @source platform contract E2, §11.1 */
export const isCustomersCart = (cartId: string): boolean => /^\d+$/.test(cartId)
