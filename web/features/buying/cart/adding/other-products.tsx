import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { OtherProduct } from './goes-with.ts'
import styles from './other-products.module.css'

interface OtherProductsProps {
  readonly products: readonly OtherProduct[]
  readonly onLeave: () => void
}

/** Related products of the product that was added. @source NOTICE-8 */
export function OtherProducts({ products, onLeave }: OtherProductsProps) {
  const { notices } = useMessages('cart')
  if (products.length === 0) return null
  return (
    <div className={styles.others}>
      <p>{notices.goesWith}</p>
      <ul>
        {products.map(({ id, name, url, picture }) => (
          <li key={id}>
            <Link to={url} onClick={onLeave}>
              <Picture picture={picture} size="line" displayWidth="2.5rem" isDecorative />
              <span>{unbrokenSizes(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
