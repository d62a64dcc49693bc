import { PhoneLink } from '../../../../../components/links/phone-link.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'

/** Explains how to order a product that is only sold by telephone. */
export function PhoneOrder() {
  const words = useMessages('product')
  const { phone } = useShop()
  return (
    <>
      <p>{words.phoneOnly}</p>
      {phone && (
        <PhoneLink className={button.primary} phone={phone}>
          {words.call(phone)}
        </PhoneLink>
      )}
    </>
  )
}
