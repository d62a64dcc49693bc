import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'

/** The shop's telephone; nothing if it has none. */
export function PhoneLine() {
  const { errorPage } = useMessages('content').errorPages
  const { phone } = useShop()
  return (
    phone && (
      <p>
        {errorPage.phone} <PhoneLink phone={phone} />
      </p>
    )
  )
}
