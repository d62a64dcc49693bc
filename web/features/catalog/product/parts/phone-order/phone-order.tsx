import { PhoneLink } from '../../../../../components/links/phone-link.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import { Alternatives } from '../../../product-line/index.ts'
import { ContactLink } from '../../contact-link.tsx'
import type { ProductView } from '../../product.types.ts'

interface PhoneOrderProps {
  readonly product: Pick<ProductView, 'sku' | 'name' | 'phoneOrderOnly'>
  /** The sku of the chosen variant, otherwise of the product. */
  readonly sku: string
}

/** The shop's number for a product sold by telephone or out of stock; if out of stock, also a link to be notified and alternatives. */
export function PhoneOrder({ product, sku }: PhoneOrderProps) {
  const words = useMessages('cart').phoneOrder
  const { phone } = useShop()
  return (
    <>
      {product.phoneOrderOnly ? <p>{words.only}</p> : phone && <p>{words.soldOut}</p>}
      {phone && (
        <PhoneLink className={button.primary} phone={phone}>
          {words.call(phone)}
        </PhoneLink>
      )}
      {!product.phoneOrderOnly && (
        <p>
          <ContactLink product={{ name: product.name, sku }} waits>
            {words.tellMe}
          </ContactLink>
        </p>
      )}
      {!product.phoneOrderOnly && <Alternatives sku={product.sku} name={product.name} titleTag="h2" />}
    </>
  )
}
