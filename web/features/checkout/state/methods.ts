import type { PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'

type Named = Pick<ShippingMethodFragment, 'carrierCode' | 'methodCode'>

/** One name for a carrier and its method. */
export const methodName = ({ carrierCode, methodCode }: Named): string => `${carrierCode}/${methodCode}`

/** What shoppers know a way of delivery by: 'Courier, Up to 2.4 m'. */
export const methodTitle = ({
  carrierTitle,
  methodTitle: title,
}: Pick<ShippingMethodFragment, 'carrierTitle' | 'methodTitle'>): string =>
  carrierTitle === title ? carrierTitle : `${carrierTitle}, ${title}`

/**
 * How goods are delivered: as the shopper chose, as long as it can be had; otherwise by the first method that is not offline, the
 * default one preferred, and by the shop's own where there is no other.
 * @source CHECKOUT-5
 */
export function shippingMethodOf<Method extends Named & Pick<ShippingMethodFragment, 'isDefault' | 'isOffline'>>(
  methods: readonly Method[],
  chosen: string | null,
): Method | null {
  const served = methods.filter(({ isOffline }) => !isOffline)
  return (
    methods.find((method) => methodName(method) === chosen) ??
    served.find(({ isDefault }) => isDefault) ??
    served[0] ??
    methods.find(({ isDefault }) => isDefault) ??
    methods[0] ??
    null
  )
}

/** How the order is paid: as the shopper chose, as long as it can be had; otherwise by the default method. @source CHECKOUT-6 */
export function paymentMethodOf<Method extends Pick<PaymentMethodFragment, 'code' | 'isDefault'>>(
  methods: readonly Method[],
  chosen: string | null,
): Method | null {
  return methods.find(({ code }) => code === chosen) ?? methods.find(({ isDefault }) => isDefault) ?? methods[0] ?? null
}
