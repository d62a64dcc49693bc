import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useNetwork } from '../../api/use-network.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { BothVat } from '../../components/price/both-vat.tsx'
import { UnitPrice } from '../../components/price/unit-price.tsx'
import {
  type CatalogShop,
  type OfflineProduct,
  searchOfflineCatalog,
  useOfflineAnswer,
} from '../../features/catalog/offline-catalog/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './offline-results.module.css'

const MOST_PRODUCTS = 48

const RETRY_MS = 5000

/**
 * Search results from the offline catalogue, with the age of its prices, until the shop answers.
 * @throws `failure` if the device has no catalogue
 * @source CACHE-12
 */
export function OfflineResults({ term, failure }: { readonly term: string; readonly failure: unknown }) {
  const words = useMessages('content').errorPages.offlineCatalog
  const answer = useOfflineAnswer(search, term)
  useRetries()
  if (answer === null) throw failure
  return (
    <div className={styles.results}>
      <p role="status">
        {answer === undefined
          ? words.searching
          : answer.total === 0
            ? words.nothing(term)
            : words.found(answer.total, answer.products.length)}
      </p>
      {answer && (
        <>
          <p className={styles.age}>{words.pricesFrom(answer.pricesFrom)}</p>
          <ul ref={hideMissingPictures} className={styles.list}>
            {answer.products.map((product) => (
              <li key={product.sku}>
                <OfflineProductLine product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const search = (shop: CatalogShop, term: string) => searchOfflineCatalog(shop, term, MOST_PRODUCTS)

/** Marks pictures that are not on the device, so that their place stays empty. */
function hideMissingPictures(list: HTMLElement | null) {
  const listening = new AbortController()
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.missing = ''
  }
  list?.addEventListener('error', onError, { capture: true, signal: listening.signal })
  return () => listening.abort()
}

function OfflineProductLine({ product }: { readonly product: OfflineProduct }) {
  const { price: words } = useMessages('catalog')
  const { url, name, picture, sizes, price, unitPrice } = product
  return (
    <Link to={url} className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} size="line" displayWidth="64px" isDecorative />
      </span>
      <span className={styles.name}>
        {name} <small>{sizes}</small>
      </span>
      <span className={styles.price}>
        {price === null ? (
          words.unknown
        ) : (
          <>
            {price.isFrom && `${words.from} `}
            <BothVat price={price.final} />
          </>
        )}
        {unitPrice && <UnitPrice unit={{ __typename: 'UnitPrice', ...unitPrice }} />}
      </span>
    </Link>
  )
}

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
    const timer = setInterval(() => navigator.onLine && !document.hidden && revalidate(), RETRY_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
}
