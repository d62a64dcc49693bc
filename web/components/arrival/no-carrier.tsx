import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { PhoneLink } from '../links/phone-link.tsx'

/** Says that no delivery method can carry the goods, and whom to ring. @source DELIVERY-22 */
export function NoCarrier() {
  const { noCarrier } = useMessages('cart').delivery
  const { phone } = useShop()
  return (
    <p role="alert">
      {noCarrier} {phone && <PhoneLink phone={phone} />}
    </p>
  )
}
