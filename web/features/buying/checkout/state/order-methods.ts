import type { CheckoutMethodsQuery, PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import { CART_METHODS } from '#schema/rules/constants.ts'
import type { Messages } from '../../../../messages/messages.types.ts'

/** A payment method; its cost is null if unknown. */
type PaymentChoice = Pick<PaymentMethodFragment, 'code' | 'title' | 'isDefault' | 'isServerMethod'> & {
  readonly cost: PaymentMethodFragment['cost'] | null
}

/** The delivery and payment methods of a cart, as far as known. */
export interface OrderMethods {
  /** `offline`: the shop's own methods, until the platform can be asked. */
  readonly status: 'waiting' | 'failed' | 'offline' | 'ready'
  /** Nothing has to be delivered. */
  readonly isVirtual: boolean
  readonly shipping: readonly ShippingMethodFragment[]
  readonly payment: readonly PaymentChoice[]
}

const NONE = { isVirtual: false, shipping: [], payment: [] } as const

/** Before the first answer. */
export const WAITING_METHODS: OrderMethods = { ...NONE, status: 'waiting' }

/** Whether methods that were never shown are still being loaded. While others are loaded again, the last ones stay. @source CHECKOUT-18 */
export const isFirstWait = ({ status, shipping, payment }: OrderMethods): boolean =>
  status === 'waiting' && (shipping.length === 0 || payment.length === 0)

/** The platform could not answer. */
export const FAILED_METHODS: OrderMethods = { ...NONE, status: 'failed' }

const { courier, cashOnDelivery } = CART_METHODS

/**
 * The shop's own methods. Their costs are unknown until the platform can be asked.
 * @param names titles of the methods
 * @source LIMIT-34, LIMIT-35
 */
export const offlineMethods = (names: Messages['checkout']['order']['methods']['own']): OrderMethods => ({
  status: 'offline',
  isVirtual: false,
  shipping: [
    {
      __typename: 'ShippingMethod',
      carrierCode: courier.carrierCode,
      methodCode: courier.methodCode,
      carrierTitle: names.courier,
      methodTitle: names.courier,
      price: null,
      isDefault: true,
      isOffline: true,
    },
  ],
  payment: [
    {
      code: cashOnDelivery.code,
      title: names.cashOnDelivery,
      cost: null,
      isDefault: true,
      isServerMethod: false,
    },
  ],
})

/** Converts the platform's answer. If it could not return all of them, nothing can be ordered now. */
export function toOrderMethods({ cart, cartShippingMethods, cartPaymentMethods }: CheckoutMethodsQuery): OrderMethods {
  if (!cart || !cartShippingMethods || !cartPaymentMethods) return FAILED_METHODS
  return { status: 'ready', isVirtual: cart.isVirtual, shipping: cartShippingMethods, payment: cartPaymentMethods }
}
