import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { PreferredVat } from '../price/both-vat.tsx'

/** The price of a delivery, or that it is free. */
export function DeliveryPrice({ price }: { readonly price: NonNullable<DeliveryMethodFragment['price']> }) {
  const { free } = useMessages('cart').delivery
  return price.gross.amount === 0 ? free : <PreferredVat price={price} />
}
