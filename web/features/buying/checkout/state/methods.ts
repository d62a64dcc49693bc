import type { PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import { carryingMethods, type Load, type MethodCodes } from '#schema/rules/delivery/carrying.ts'
import type { DeliveryRules } from '#schema/rules/delivery/delivery-rules.types.ts'

/** Identifies a delivery method: carrier and method code. */
export const methodName = ({ carrierCode, methodCode }: MethodCodes): string => `${carrierCode}/${methodCode}`

/**
 * Selects a delivery method that can carry the goods: the chosen one if available, otherwise the first that is not offline (default
 * preferred), otherwise the shop's own.
 * @source CHECKOUT-5, DELIVERY-22
 */
export function selectShippingMethod<Method extends MethodCodes & Pick<ShippingMethodFragment, 'isDefault' | 'isOffline'>>(
  offered: readonly Method[],
  chosen: string | null,
  { delivery, load }: { readonly delivery: Pick<DeliveryRules, 'methods'> | null; readonly load: Load },
): Method | null {
  const methods = carryingMethods(offered, delivery, load)
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
