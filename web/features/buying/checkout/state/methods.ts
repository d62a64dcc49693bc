import type { PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'

type MethodCodes = Pick<ShippingMethodFragment, 'carrierCode' | 'methodCode'>

/** Identifies a delivery method: carrier and method code. */
export const methodName = ({ carrierCode, methodCode }: MethodCodes): string => `${carrierCode}/${methodCode}`

/** Title of a delivery method as shown to shoppers: 'Courier: Up to 2.4 m'. */
export const methodTitle = ({
  carrierTitle,
  methodTitle: title,
}: Pick<ShippingMethodFragment, 'carrierTitle' | 'methodTitle'>): string =>
  carrierTitle === title ? carrierTitle : `${carrierTitle}: ${title}`

/**
 * Selects the delivery method: the chosen one if available, otherwise the first that is not offline (default preferred), otherwise the shop's
 * own.
 * @source CHECKOUT-5
 */
export function selectShippingMethod<Method extends MethodCodes & Pick<ShippingMethodFragment, 'isDefault' | 'isOffline'>>(
  methods: readonly Method[],
  chosen: string | null,
): Method | null {
  const online = methods.filter(({ isOffline }) => !isOffline)
  return (
    methods.find((method) => methodName(method) === chosen) ??
    online.find(({ isDefault }) => isDefault) ??
    online[0] ??
    methods.find(({ isDefault }) => isDefault) ??
    methods[0] ??
    null
  )
}

/** Selects the payment method: the chosen one if available, otherwise the default. @source CHECKOUT-6 */
export function selectPaymentMethod<Method extends Pick<PaymentMethodFragment, 'code' | 'isDefault'>>(
  methods: readonly Method[],
  chosen: string | null,
): Method | null {
  return methods.find(({ code }) => code === chosen) ?? methods.find(({ isDefault }) => isDefault) ?? methods[0] ?? null
}
