import type { CheckoutMethodsQuery, PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import { CART_METHODS } from '#schema/rules/constants.ts'
import type { MethodCodes } from '#schema/rules/delivery/carrying.ts'
import type { DeliveryRules } from '#schema/rules/delivery/delivery-rules.types.ts'
import type { Messages } from '../../../../messages/messages.types.ts'
import type { OfferedMethods } from '../../../../sync/tasks/order/index.ts'

/** A payment method; its cost is null if unknown. */
type PaymentChoice = Pick<PaymentMethodFragment, 'code' | 'title' | 'isDefault' | 'isServerMethod'> & {
  readonly cost: PaymentMethodFragment['cost'] | null
}

/** The delivery and payment methods of a cart, as far as known. */
export interface OrderMethods {
  /** `offline`: the methods that are known without the platform, until it can be asked. */
  readonly status: 'waiting' | 'failed' | 'offline' | 'ready'
  /** Nothing has to be delivered. */
  readonly isVirtual: boolean
  readonly shipping: readonly ShippingMethodFragment[]
  readonly payment: readonly PaymentChoice[]
}

const NONE = { isVirtual: false, shipping: [], payment: [] } as const

/** Before the first answer. */
export const WAITING_METHODS: OrderMethods = { ...NONE, status: 'waiting' }

/** Whether methods that were never shown are still being loaded. While methods are loaded again, the last ones stay. @source CHECKOUT-18 */
export const isFirstWait = ({ status, shipping, payment }: OrderMethods): boolean =>
  status === 'waiting' && (shipping.length === 0 || payment.length === 0)

/** The platform could not answer. */
export const FAILED_METHODS: OrderMethods = { ...NONE, status: 'failed' }

const { courier, cashOnDelivery } = CART_METHODS

/** The parts of the shop's content that say how goods are delivered. */
interface OwnMethods {
  readonly delivery: Pick<DeliveryRules, 'countries' | 'methods'> | null
  /** Titles of delivery methods by the platform's code: 'pallet_pallet'. */
  readonly titles: Readonly<Record<string, string>>
}

/**
 * The methods that are known without the platform: the shop's own, and the deliveries that its content has a rule and a title for. Their
 * costs are unknown until the platform can be asked.
 * @param names titles of the shop's own methods
 * @param country of the delivery address; null if unknown
 * @source LIMIT-34, LIMIT-35, DELIVERY-29
 */
export const offlineMethods = (
  names: Messages['checkout']['order']['methods']['own'],
  content: OwnMethods,
  country: string | null,
): OrderMethods => ({
  status: 'offline',
  isVirtual: false,
  shipping: [
    { ...offlineMethod(courier, names.courier), isDefault: true },
    ...contentMethods(content, country).map(({ title, ...codes }) => offlineMethod(codes, title)),
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

function contentMethods({ delivery, titles }: OwnMethods, country: string | null) {
  const { countries, methods } = delivery ?? { countries: [], methods: [] }
  if (country !== null && countries.length > 0 && !countries.includes(country)) return []
  return methods.flatMap(({ method, days }) => {
    const title = titles[method]
    // A carrier's code has no underscore.
    const [, carrierCode, methodCode] = /^([^_]+)_(.+)$/.exec(method) ?? []
    const isOwn = carrierCode === courier.carrierCode && methodCode === courier.methodCode
    return days === null || !title || !carrierCode || !methodCode || isOwn ? [] : { title, carrierCode, methodCode }
  })
}

const offlineMethod = ({ carrierCode, methodCode }: MethodCodes, title: string): ShippingMethodFragment => ({
  __typename: 'ShippingMethod',
  carrierCode,
  methodCode,
  carrierTitle: title,
  methodTitle: title,
  price: null,
  isDefault: false,
  isOffline: true,
})

/**
 * The methods to choose from offline: those of the last answer if it was for this address. Otherwise the methods that are known without the
 * platform, followed by the others of the last answer, such as collection, which is offered for any address.
 * @source DELIVERY-29
 */
export function mergeOfflineMethods(answered: OrderMethods, own: OrderMethods, isForThisAddress: boolean): OrderMethods {
  if (answered.payment.length === 0) return own
  if (isForThisAddress) return { ...answered, status: 'offline' }
  const isOwn = (method: MethodCodes) =>
    own.shipping.some(({ carrierCode, methodCode }) => carrierCode === method.carrierCode && methodCode === method.methodCode)
  const others = answered.shipping.filter((method) => !isOwn(method))
  const shipping = [...own.shipping, ...others.map((method) => ({ ...method, isDefault: false, isOffline: true }))]
  return { ...answered, status: 'offline', shipping }
}

/** Converts the platform's answer. Fails if a part is missing, because nothing can be ordered without it. */
export function toOrderMethods({ cart, cartShippingMethods, cartPaymentMethods }: CheckoutMethodsQuery): OrderMethods {
  if (!cart || !cartShippingMethods || !cartPaymentMethods) return FAILED_METHODS
  return { status: 'ready', isVirtual: cart.isVirtual, shipping: cartShippingMethods, payment: cartPaymentMethods }
}

/** The methods to store for a checkout that goes on offline, after a reload too. @param address the delivery address as JSON */
export const toOffered = ({ isVirtual, shipping, payment }: OrderMethods, address: string): OfferedMethods => ({
  address,
  isVirtual,
  shipping: shipping.map(({ __typename, price, ...method }) => method),
  payment: payment.map(({ code, title, isDefault, isServerMethod }) => ({ code, title, isDefault, isServerMethod })),
})

/** The stored methods, without their costs. @source DELIVERY-31 */
export const fromOffered = ({ isVirtual, shipping, payment }: OfferedMethods): OrderMethods => ({
  status: 'offline',
  isVirtual,
  shipping: shipping.map((method) => ({ ...method, __typename: 'ShippingMethod', price: null })),
  payment: payment.map((method) => ({ ...method, cost: null })),
})
