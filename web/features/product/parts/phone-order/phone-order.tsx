import { useShop } from '../../../../data/shop.tsx'
import { useProductPartMessages } from '../../../../messages/product-parts.ts'
import button from '../../../../styles/button.module.css'

/** How a product is ordered that a person has to talk about. */
export function PhoneOrder() {
  const words = useProductPartMessages()
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
