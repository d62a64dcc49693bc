import { PhoneLink } from '../../../../../components/links/phone-link.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { Alternatives } from '../../../product-line/index.ts'
import type { ProductView } from '../../product.types.ts'
import styles from './sold-out.module.css'

/** In the button's place for a product that is out of stock: the telephone number, and what to buy instead. */
export function SoldOut({ product: { sku, name } }: { readonly product: Pick<ProductView, 'sku' | 'name'> }) {
  const words = useMessages('tools').soldOut
  const { phone } = useShop()
  return (
    <div className={styles.soldOut}>
      {phone && (
        <p>
          {words.ring} <PhoneLink phone={phone} />
        </p>
      )}
      <Alternatives sku={sku} name={name} />
    </div>
  )
}
