import { PhoneLink } from '../../../../../components/links/phone-link.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import { Alternatives } from '../../../product-line/index.ts'
import type { ProductView } from '../../product.types.ts'

/** The telephone number of a product that is out of stock or only sold by telephone, and what to buy instead of a sold-out one. */
export function PhoneOrder({ product }: { readonly product: Pick<ProductView, 'sku' | 'name' | 'phoneOrderOnly'> }) {
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
      {!product.phoneOrderOnly && <Alternatives sku={product.sku} name={product.name} titleTag="h2" />}
    </>
  )
}
