import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router'
import { type ListingViewFragment, MoreProductsDocument, type ProductCardFragment } from '#schema/generated/operations.ts'
import { inShownOrder, type VatForm } from '#schema/rules/shown-order.ts'
import { isOffline } from '../../../api/errors.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { ownPrices } from '../../../data/session/own-prices.ts'
import { storedScroll } from '../../../router/scroll-positions.ts'
import { type ListingState, listingVariables } from './listing-url.ts'
import { forgetLoaded, loadedProducts, rememberLoaded, storedLength, storeLength } from './loaded-pages.ts'

/** The category or search the products come from. */
export interface ListingSource {
  readonly categoryId?: string
  readonly search?: string
}

/**
 * The products of the URL's page and those loaded after it. A revisited history entry has as many products as before: at once within a
 * session, after loading in a new one.
 */
export function useMoreProducts(listing: ListingViewFragment, state: ListingState, source: ListingSource) {
  const location = useLocation()
  const { key, pathname, search } = location
  const entry = `${key} ${pathname}${search}`
  const [more, setMore] = useState(() => loadedProducts(entry))
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')

  const form = useVatForm()
  const products = inShownOrder(withoutRepeats([...listing.items, ...more]), listing.sort, form)
  const end = listing.pageInfo.offset + listing.items.length + more.length
  const hasNext = listing.items.length > 0 && end < listing.total

  const loadMore = useCallback(async () => {
    setStatus('loading')
    const areOwn = ownPrices.current()
    try {
      const answer = await clientLoad(MoreProductsDocument, { ...listingVariables(state), ...source, offset: end })
      if (!answer.products) throw new Error('The next products are not there')
      if (areOwn !== ownPrices.current()) return setStatus('idle')
      const loaded = [...more, ...answer.products.items]
      rememberLoaded(entry, loaded)
      storeLength(key, listing.items.length + loaded.length)
      setMore(loaded)
      setStatus('idle')
    } catch (error) {
      if (!isOffline(error)) console.warn('The next products could not be loaded', error)
      setStatus('failed')
    }
  }, [state, source, end, more, entry, key, listing.items.length])

  // After a reload, products are loaded up to the previous length, and the scroll position is restored.
  const [left, setLeft] = useState(() => (more.length > 0 ? {} : stateBeforeReload(location)))
  const isShort = hasNext && status !== 'failed' && (left.length ?? 0) > listing.items.length + more.length
  const [wasShort] = useState(isShort)
  useEffect(() => {
    if (isShort && status === 'idle') loadMore()
  }, [isShort, status, loadMore])
  // Loaded products have the prices of a guest or of the previous customer.
  useEffect(
    () =>
      ownPrices.subscribe(() => {
        forgetLoaded()
        setLeft(stateBeforeReload(location))
        setMore([])
      }),
    [location],
  )
  useEffect(() => {
    if (wasShort && !isShort) scrollTo(0, left.scroll ?? 0)
  }, [wasShort, isShort, left])

  return { products, end, hasNext, status, loadMore }
}

function stateBeforeReload(location: Location): { readonly length?: number | undefined; readonly scroll?: number | undefined } {
  return typeof document === 'undefined' ? {} : { length: storedLength(location.key), scroll: storedScroll(location) }
}

/** A product that moved down between two pages is shown at its first position. */
function withoutRepeats(products: readonly ProductCardFragment[]): readonly ProductCardFragment[] {
  return [...new Map(products.toReversed().map((product) => [product.id, product])).values()].toReversed()
}

/** Whether the document shows net or gross prices; the switch hydrates later than lists. */
const useVatForm = (): VatForm => useSyncExternalStore(onChange, shownForm, () => 'gross')

const shownForm = (): VatForm => (document.documentElement.dataset.vat === 'ex' ? 'net' : 'gross')

function onChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vat'] })
  return () => observer.disconnect()
}
