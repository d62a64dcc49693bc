import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { canReach } from '../../../../api/network.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import type { Messages } from '../../../../messages/messages.types.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { QuickAdd } from '../../../buying/cart/index.ts'
import type { OfflineProduct, OfflineSearchResult } from '../offline-catalog.types.ts'
import styles from './offline-list.module.css'
import { OfflinePrice } from './offline-price.tsx'
import { needsSize, offlinePurchase } from './offline-purchase.ts'

interface OfflineListProps {
  /** The text that announces the result. */
  readonly status: string
  /** Undefined while the device searches. */
  readonly found: OfflineSearchResult | undefined
}

/** Products of the offline catalogue, with the age of their prices, until the shop answers. @source CACHE-12, CACHE-18, CACHE-19 */
export function OfflineList({ status, found }: OfflineListProps) {
  const { pricesFrom } = useMessages('content').errorPages.offlineCatalog
  useRetries()
  return (
    <div className={styles.results}>
      <p role="status">{status}</p>
      {found && (
        <>
          {found.products.length > 0 && <p className={styles.age}>{pricesFrom(found.pricesFrom)}</p>}
          <ul className={styles.list}>
            {found.products.map((product) => (
              <OfflineProductLine key={product.sku} product={product} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** '60 products found on this device. Showing the first 48.' */
export const foundText = (total: number, shown: number, words: Messages['content']['errorPages']['offlineCatalog']): string =>
  shown < total ? words.foundFirst({ total, shown }) : words.found(total)

function OfflineProductLine({ product }: { readonly product: OfflineProduct }) {
  const { chooseOptions } = useMessages('catalog')
  const { url, name, picture, sizes } = product
  const sold = offlinePurchase(product)
  return (
    <li className={styles.item}>
      <Link to={url} className={styles.line}>
        <span className={styles.picture}>
          <Picture picture={picture} size="line" displayWidth="64px" isDecorative />
        </span>
        <span className={styles.name}>
          {unbrokenSizes(name)} <small>{unbrokenSizes(sizes)}</small>
        </span>
        <div className={styles.price}>
          <OfflinePrice product={product} />
          {needsSize(product) && <span className={styles.choose}>{chooseOptions}</span>}
        </div>
      </Link>
      {sold && <QuickAdd {...sold} />}
    </li>
  )
}

const RETRY_MS = 5000

/** Asks the shop again as soon as the network returns, and every few seconds in case the shop or that request failed. */
function useRetries() {
  const { isOnline } = useNetwork()
  const { revalidate, state } = useRevalidator()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) revalidate()
    wasOnline.current = isOnline
  }, [isOnline, revalidate])
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setInterval(() => canReach() && !document.hidden && revalidate(), RETRY_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
}
