import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type ListingViewFragment, MoreProductsDocument, type ProductCardFragment } from '#schema/generated/operations.ts'
import { inShownOrder } from '#schema/rules/shown-order.ts'
import { clientLoad } from '../../data/client-load.ts'
import { isOffline } from '../../data/errors.ts'
import { ownPrices } from '../../data/session/own-prices.ts'
import { pageStateOf, rememberPageState } from '../navigation/index.ts'
import { type ListingState, listingVariables } from './listing-url.ts'
import { forgetLoaded, loadedProducts, rememberLoaded } from './loaded-pages.ts'
import { useVatForm } from './use-vat-form.ts'

/** Where the products of a listing come from. */
export interface ListingSource {
  readonly categoryId?: string
  readonly search?: string
}

/**
 * The products of the page in the address and of those loaded after it. A history entry that is come back to
 * has as many as when it was left, at once while the shop is open and after loading when it was opened anew.
 */
export function useMoreProducts(listing: ListingViewFragment, state: ListingState, source: ListingSource) {
  const { key, pathname, search } = useLocation()
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
      rememberPageState(key, { pageSize: listing.items.length + loaded.length })
      setMore(loaded)
      setStatus('idle')
    } catch (error) {
      if (!isOffline(error)) console.warn('The next products could not be loaded', error)
      setStatus('failed')
    }
  }, [state, source, end, more, entry, key, listing.items.length])

  // After a reload the list is made as long as it was, and shown where it was left.
  const [left, setLeft] = useState(() => (more.length > 0 ? {} : leftState(key)))
  const isShort = hasNext && status !== 'failed' && (left.pageSize ?? 0) > listing.items.length + more.length
  const [wasShort] = useState(isShort)
  useEffect(() => {
    if (isShort && status === 'idle') loadMore()
  }, [isShort, status, loadMore])
  // What was loaded has the prices of a guest, or of somebody who has signed out.
  useEffect(
    () =>
      ownPrices.subscribe(() => {
        forgetLoaded()
        setLeft(leftState(key))
        setMore([])
      }),
    [key],
  )
  useEffect(() => {
    if (wasShort && !isShort) scrollTo(0, left.scroll ?? 0)
  }, [wasShort, isShort, left])

  return { products, end, hasNext, status, loadMore }
}

function leftState(key: string) {
  return typeof document === 'undefined' ? {} : pageStateOf(key)
}

/** A product that moved down the list between two pages is shown where it was first. */
function withoutRepeats(products: readonly ProductCardFragment[]): readonly ProductCardFragment[] {
  return [...new Map(products.toReversed().map((product) => [product.id, product])).values()].toReversed()
}
