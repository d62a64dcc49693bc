import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './compare-table.module.css'
import type { ComparedProduct } from './compared.types.ts'

interface ComparedHeadProps {
  readonly product: ComparedProduct
  readonly onRemove: () => void
}

/** Column header: picture, name and remove button of a product. */
export function ComparedHead({ product, onRemove }: ComparedHeadProps) {
  const words = useMessages('lists').skuList
  return (
    <th scope="col" aria-label={product.name}>
      <div className={styles.head}>
        <div className={styles.ground}>
          <Picture picture={product.picture} size="card" displayWidth="12rem" priority="early" isDecorative />
        </div>
        <Link to={product.url} className={styles.name}>
          {product.name}
        </Link>
        <button type="button" className={styles.remove} onClick={onRemove}>
          {words.remove} <span className="visually-hidden">{product.name}</span>
        </button>
      </div>
    </th>
  )
}
