import { useMessages } from '../../../../messages/use-messages.tsx'
import { QuickAdd } from '../../../buying/cart/index.ts'
import { type OfflineLookup, OfflinePrice, type OfflineProduct, offlinePurchase } from '../../../catalog/offline-catalog/index.ts'
import styles from './offline-product-prices.module.css'

interface OfflineProductPricesProps {
  /** The product, followed by its variants. */
  readonly page: OfflineLookup
  readonly product: OfflineProduct
}

/** Sizes and prices of a product from the offline catalogue, with their age, to be added to the cart. @source CACHE-12, CACHE-20 */
export function OfflineProductPrices({ page, product }: OfflineProductPricesProps) {
  const { offlineCatalog: words } = useMessages('content').errorPages
  const { quickAdd } = useMessages('catalog').cart
  const variants = page.products.slice(1).filter((variant) => variant !== null)
  const rows = variants.length > 0 ? variants : [product]
  return (
    <div className={styles.known}>
      <p className={styles.age}>{words.pricesFrom(page.pricesFrom)}</p>
      <table className={styles.prices}>
        <caption className="visually-hidden">{words.known}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{quickAdd}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OfflineRow key={row.sku} product={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OfflineRow({ product }: { readonly product: OfflineProduct }) {
  const sold = offlinePurchase(product)
  return (
    <tr>
      <th scope="row">{product.sizes || product.name}</th>
      <td>
        <OfflinePrice product={product} />
      </td>
      <td className={styles.add}>{sold && <QuickAdd {...sold} />}</td>
    </tr>
  )
}
