import { AlternativesDocument } from '#schema/generated/operations.ts'
import { Link } from '../../../components/links/link.tsx'
import { useDeferred } from '../../../data/use-deferred.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './alternatives.module.css'
import { ProductLine } from './product-line.tsx'

/** More would hide the content below. */
const MOST_PRODUCTS = 3

interface AlternativesProps {
  /** The sku of a product, not of a variant. */
  readonly sku: string
  readonly name: string
  /** `h2` directly below the title of the page. */
  readonly titleTag?: 'h2' | 'p'
}

/** Products to buy instead of one that is out of stock, and a link to its category. @source PROD-70 */
export function Alternatives({ sku, name, titleTag: Title = 'p' }: AlternativesProps) {
  const words = useMessages('cart').alternatives
  const { data } = useDeferred(AlternativesDocument, { sku }, { when: 'now' })
  const products = (data?.product?.alternatives ?? [])
    .filter(({ stock }) => stock?.status !== 'OUT_OF_STOCK')
    .slice(0, MOST_PRODUCTS)
  const category = data?.product?.breadcrumbs?.at(-1)
  if (products.length === 0 && !category) return null
  return (
    <section className={styles.alternatives} aria-label={words.label(name)}>
      {products.length > 0 && (
        <>
          <Title className={styles.title}>{words.title}</Title>
          <ul>
            {products.map((product) => (
              <ProductLine key={product.id} product={product} />
            ))}
          </ul>
        </>
      )}
      {category && (
        <Link className={styles.category} to={category.url}>
          {words.category(category.name)}
        </Link>
      )}
    </section>
  )
}
