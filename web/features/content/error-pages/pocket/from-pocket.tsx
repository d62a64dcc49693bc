import { useEffect, useState } from 'react'
import { BothVat } from '../../../../components/price/both-vat.tsx'
import { UnitPrice } from '../../../../components/price/unit-price.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { type PocketLookup, type PocketProduct, pocketPage } from '../../../catalog/offline-catalog/index.ts'
import styles from './from-pocket.module.css'

/**
 * Sizes and prices of the product from the device catalogue, with their age. Renders nothing for other pages, or without a catalogue.
 * @source CACHE-12
 */
export function FromPocket({ path }: { readonly path: string }) {
  const { pocket: words } = useMessages('content').errorPages
  const shop = useShop()
  const [page, setPage] = useState<PocketLookup | null>(null)
  useEffect(() => {
    let isWanted = true
    pocketPage(shop, path).then((found) => isWanted && setPage(found))
    return () => {
      isWanted = false
    }
  }, [shop, path])
  const [product, ...variants] = page?.products.filter((one) => one !== null) ?? []
  if (!page || !product) return null
  const sold = variants.length > 0 ? variants : [product]
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
          {sold.map((one) => (
            <tr key={one.sku}>
              <th scope="row">{one.sizes || one.name}</th>
              <td>
                <PocketPrice product={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PocketPrice({ product: { price, unitPrice } }: { readonly product: PocketProduct }) {
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
