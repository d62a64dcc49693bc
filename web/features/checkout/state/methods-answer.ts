import type { CheckoutMethodsQuery, PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import { CART_METHODS } from '#schema/rules/constants.ts'
import type { Messages } from '../../../messages/messages.types.ts'

/** A way to pay; what it costs is null where nobody has said. */
export type PaymentChoice = Pick<PaymentMethodFragment, 'code' | 'title' | 'isDefault' | 'isServerMethod'> & {
  readonly cost: PaymentMethodFragment['cost'] | null
}

/** The ways a cart can be delivered and paid, as far as they are known. */
export interface OrderMethods {
  /** `offline`: the shop's own, until the platform can be asked. */
  readonly status: 'waiting' | 'failed' | 'offline' | 'ready'
  /** Nothing has to be delivered. */
  readonly isVirtual: boolean
  readonly shipping: readonly ShippingMethodFragment[]
  readonly payment: readonly PaymentChoice[]
}

const NONE = { isVirtual: false, shipping: [], payment: [] } as const

/** Nobody has been asked so far. */
export const WAITING_METHODS: OrderMethods = { ...NONE, status: 'waiting' }

/** The platform could not say. */
export const FAILED_METHODS: OrderMethods = { ...NONE, status: 'failed' }

const { courier, cashOnDelivery } = CART_METHODS

/**
 * What the shop can do by itself; what it costs is said once the platform can be asked.
 * @param names what it is called
 * @source LIMIT-34, LIMIT-35
 */
export const offlineMethods = (names: Messages['order']['methods']['own']): OrderMethods => ({
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

/** What the platform answered; where it could not say of one, nothing can be ordered now. */
export function methodsIn({ cart, cartShippingMethods, cartPaymentMethods }: CheckoutMethodsQuery): OrderMethods {
  if (!cart || !cartShippingMethods || !cartPaymentMethods) return FAILED_METHODS
  return { status: 'ready', isVirtual: cart.isVirtual, shipping: cartShippingMethods, payment: cartPaymentMethods }
}
