import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router'
import { type ListingViewFragment, MoreProductsDocument, type ProductCardFragment } from '#schema/generated/operations.ts'
import { sortAsShown, type VatForm } from '#schema/rules/shown-order.ts'
import { isOffline } from '../../../api/errors.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { ownPrices } from '../../../data/own-prices.ts'
import { savesData } from '../../../data/save-data.ts'
import { storedScroll } from '../../../router/scroll-positions.ts'
import { type ListingState, listingVariables } from './listing-url.ts'
import { clearLoadedProducts, loadedProducts, rememberLoadedProducts, storedLength, storeLength } from './loaded-pages.ts'

/** The category or search the products come from. */
export interface ListingSource {
  readonly categoryId?: string
  readonly search?: string
}

type LoadStatus = 'idle' | 'loading' | 'failed'

/**
 * The products of the URL's page and those loaded after it. A revisited history entry has as many products as before: at once if the
 * document is the same, and after loading them again if it was reloaded.
 */
export function useMoreProducts(listing: ListingViewFragment, state: ListingState, source: ListingSource) {
  const location = useLocation()
  const { key, pathname, search } = location
  const entry = `${key} ${pathname}${search}`
  const [more, setMore] = useState(() => loadedProducts(entry))
  const [status, setStatus] = useState<LoadStatus>('idle')

  const form = useVatForm()
  const products = sortAsShown(uniqueProducts([...listing.items, ...more]), listing.sort, form)
  const end = listing.pageInfo.offset + listing.items.length + more.length
  const hasNext = listing.items.length > 0 && end < listing.total

  const ask = useCallback(
    () => clientLoad(MoreProductsDocument, { ...listingVariables(state), ...source, offset: end }),
    [state, source, end],
  )
  const loadMore = useCallback(async () => {
    setStatus('loading')
    const hadOwnPrices = ownPrices.current()
    try {
      const answer = await ask()
      if (!answer.products) throw new Error('The answer has no products')
      if (hadOwnPrices !== ownPrices.current()) return setStatus('idle')
      const loaded = [...more, ...answer.products.items]
      rememberLoadedProducts(entry, loaded)
      storeLength(key, listing.items.length + loaded.length)
      setMore(loaded)
      setStatus('idle')
    } catch (error) {
      if (!isOffline(error)) console.warn('The next products could not be loaded', error)
      setStatus('failed')
    }
  }, [ask, more, entry, key, listing.items.length])

  const length = listing.items.length + more.length
  const restoreLength = useLengthBeforeReload(location, { length, hasNext, status, loadMore }, more.length > 0)
  // Loads the products again when prices change at sign-in or sign-out.
  useEffect(
    () =>
      ownPrices.subscribe(() => {
        clearLoadedProducts()
        restoreLength()
        setMore([])
      }),
    [restoreLength],
  )

  /** Loads the next products in advance, so that `loadMore` answers from the device. */
  const fetchAhead = useCallback(() => {
    // A press of the button asks again and reports a failure.
    if (!savesData()) ask().catch(() => undefined)
  }, [ask])

  return { products, end, hasNext, status, loadMore, fetchAhead }
}

interface LoadedList {
  readonly length: number
  readonly hasNext: boolean
  readonly status: LoadStatus
  readonly loadMore: () => void
}

/**
 * After a reload, loads products up to the previous length of the list and restores the scroll position.
 * @param isLoaded whether the list has its previous length already, because the document was not reloaded
 * @returns a function that restores the previous length again
 */
function useLengthBeforeReload(location: Location, { length, hasNext, status, loadMore }: LoadedList, isLoaded: boolean) {
  const [previous, setPrevious] = useState(() => (isLoaded ? {} : stateBeforeReload(location)))
  const isRestoring = hasNext && status !== 'failed' && (previous.length ?? 0) > length
  const [wasRestoring] = useState(isRestoring)
  useEffect(() => {
    if (isRestoring && status === 'idle') loadMore()
  }, [isRestoring, status, loadMore])
  useEffect(() => {
    if (wasRestoring && !isRestoring) scrollTo(0, previous.scroll ?? 0)
  }, [wasRestoring, isRestoring, previous])
  return useCallback(() => setPrevious(stateBeforeReload(location)), [location])
}

function stateBeforeReload(location: Location): { readonly length?: number | undefined; readonly scroll?: number | undefined } {
  return typeof document === 'undefined' ? {} : { length: storedLength(location.key), scroll: storedScroll(location) }
}

/** Keeps the first position of a product that moved to a later page between two requests. */
function uniqueProducts(products: readonly ProductCardFragment[]): readonly ProductCardFragment[] {
  return [...new Map(products.toReversed().map((product) => [product.id, product])).values()].toReversed()
}

/** Whether the document shows net or gross prices. Read from the document, because the VAT switch hydrates later than listings. */
const useVatForm = (): VatForm => useSyncExternalStore(subscribeToVat, documentVatForm, () => 'gross')

const documentVatForm = (): VatForm => (document.documentElement.dataset.vat === 'ex' ? 'net' : 'gross')

function subscribeToVat(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vat'] })
  return () => observer.disconnect()
}
