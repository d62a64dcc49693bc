import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: `${amount}` }) as const

/** A method whose carrier and method have the same code. @param amount in pence; null if the platform states no price */
export const deliveryMethod = (code: string, amount: number | null, isOffline = false): DeliveryMethodFragment => ({
  __typename: 'ShippingMethod',
  carrierCode: code,
  methodCode: code,
  carrierTitle: code,
  methodTitle: code,
  isOffline,
  price: amount === null ? null : { __typename: 'TaxedMoney', net: money(amount), gross: money(amount) },
})
