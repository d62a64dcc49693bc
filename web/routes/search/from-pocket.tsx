import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useNetwork } from '../../api/use-network.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { BothVat } from '../../components/price/both-vat.tsx'
import { UnitPrice } from '../../components/price/unit-price.tsx'
import { useShop } from '../../data/shop.tsx'
import { type PocketAnswer, type PocketProduct, searchPocket } from '../../features/catalog/offline-catalog/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './from-pocket.module.css'

/** As many as somebody reads through. */
const MOST = 48

/** Between two tries to reach a shop that did not answer. */
const AGAIN_MS = 5000

interface FromPocketProps {
  readonly term: string
  /** Why the shop did not answer. */
  readonly failure: unknown
}

/**
 * What the catalogue on the device has for a search that the shop did not answer, with the age of its prices; the page of that
 * failure where the device has none. Once there is a connection again the shop is asked.
 * @source CACHE-12
 */
export function FromPocket({ term, failure }: FromPocketProps) {
  const words = useMessages('content').errorPages.pocket
  const answer = usePocketSearch(term)
  useFreshAnswerOnceOnline()
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
          <ul ref={leavePlaceOfMissing} className={styles.list}>
            {answer.products.map((product) => (
              <li key={product.sku}>
                <PocketLine product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** A picture that is not on the device leaves its place empty. */
function leavePlaceOfMissing(list: HTMLElement | null) {
  const listening = new AbortController()
  const noteMissing = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.dataset.missing = ''
  }
  list?.addEventListener('error', noteMissing, { capture: true, signal: listening.signal })
  return () => listening.abort()
}

function PocketLine({ product }: { readonly product: PocketProduct }) {
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

/** Undefined while the device is asked; null where it has no catalogue. */
function usePocketSearch(term: string): PocketAnswer | null | undefined {
  const shop = useShop()
  const [found, setFound] = useState<{ readonly term: string; readonly answer: PocketAnswer | null }>()
  useEffect(() => {
    let isWanted = true
    searchPocket(shop, term, MOST).then((answer) => isWanted && setFound({ term, answer }))
    return () => {
      isWanted = false
    }
  }, [shop, term])
  return found?.term === term ? found.answer : undefined
}

/** At once when the network is back; and every few seconds, for a shop that was away, or an answer that was lost as the network came. */
function useFreshAnswerOnceOnline() {
  const { isOnline } = useNetwork()
  const { revalidate, state } = useRevalidator()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) revalidate()
    wasOnline.current = isOnline
  }, [isOnline, revalidate])
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setInterval(() => navigator.onLine && !document.hidden && revalidate(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
}
