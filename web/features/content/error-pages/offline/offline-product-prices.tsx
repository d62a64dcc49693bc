import { BothVat } from '../../../../components/price/both-vat.tsx'
import { UnitPrice } from '../../../../components/price/unit-price.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { findOfflinePage, type OfflineProduct, useOfflineAnswer } from '../../../catalog/offline-catalog/index.ts'
import styles from './offline-product-prices.module.css'

/**
 * Sizes and prices of the product at a path from the offline catalogue, with their age. Renders nothing for other pages, or if the
 * device has no catalogue.
 * @source CACHE-12
 */
export function OfflineProductPrices({ path }: { readonly path: string }) {
  const { offlineCatalog: words } = useMessages('content').errorPages
  const page = useOfflineAnswer(findOfflinePage, path)
  const [product, ...variants] = page?.products.filter((found) => found !== null) ?? []
  if (!page || !product) return null
  const rows = variants.length > 0 ? variants : [product]
  return (
    <section className={styles.known} aria-labelledby="known">
      <h2 id="known">{product.name}</h2>
      <p className={styles.age}>{words.pricesFrom(page.pricesFrom)}</p>
      <table className={styles.prices}>
        <caption className="visually-hidden">{words.known}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.sku}>
              <th scope="row">{row.sizes || row.name}</th>
              <td>
                <OfflinePrice product={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OfflinePrice({ product: { price, unitPrice } }: { readonly product: OfflineProduct }) {
  const { price: words } = useMessages('catalog')
  if (!price) return words.unknown
  return (
    <>
      {price.isFrom && `${words.from} `}
      <BothVat price={price.final} />
      {unitPrice && <UnitPrice unit={{ __typename: 'UnitPrice', ...unitPrice }} />}
    </>
  )
}
