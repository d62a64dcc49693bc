import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { PrimaryLink, SecondaryLink } from '../links/button-link.tsx'
import { PhoneLink } from '../links/phone-link.tsx'

/** Links and the telephone for shoppers without JavaScript. Only the server renders it: its texts are not those of the screen. */
export function WaysOn() {
  const { notFound, errorPage } = useMessages('content').errorPages
  const { phone } = useShop()
  return (
    <>
      <PrimaryLink to="/">{notFound.home}</PrimaryLink>
      <SecondaryLink to="/search">{notFound.search}</SecondaryLink>
      {phone && (
        <p>
          {errorPage.phone} <PhoneLink phone={phone} />
        </p>
      )}
    </>
  )
}
