import { AlternativesDocument } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { useDeferred } from '../../data/use-deferred.ts'
import type { LineAlternativesProps } from '../../features/buying/cart/index.ts'
import { ProductLine } from '../../features/catalog/product-line/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './line-alternatives.module.css'

/** More would hide the cart. */
const MOST_PRODUCTS = 3

/** Alternatives to an out-of-stock line: related products, and the line's category. */
export function LineAlternatives({ line }: LineAlternativesProps) {
  const words = useMessages('cart').alternatives
  const { data } = useDeferred(AlternativesDocument, { sku: line.parentSku ?? line.sku }, { when: 'now' })
  const products = (data?.product?.related ?? []).filter(({ stock }) => stock?.status !== 'OUT_OF_STOCK').slice(0, MOST_PRODUCTS)
  const category = data?.product?.breadcrumbs?.at(-1)
  if (products.length === 0 && !category) return null
  return (
    <section className={styles.alternatives} aria-label={words.label(line.name)}>
      {products.length > 0 && (
        <>
          <p className={styles.title}>{words.title}</p>
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
