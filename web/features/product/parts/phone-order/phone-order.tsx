import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'

/** How a product is ordered that a person has to talk about. */
export function PhoneOrder() {
  const words = useMessages('product-parts')
  const { phone } = useShop()
  return (
    <>
      <p>{words.phoneOnly}</p>
      {phone && (
        <a className={button.primary} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {words.call(phone)}
        </a>
      )}
    </>
  )
}
