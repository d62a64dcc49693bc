import { useEffect } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { openProductLookup, useLookupResults } from '../../quick-order/index.ts'
import type { ListLine } from '../rules/named-list.types.ts'
import { type ListOffer, listOffers } from './list-offers.ts'

interface Offers {
  readonly offers: readonly ListOffer[]
  /** Asks again for products without an answer. */
  readonly retry: () => void
}

/** Current offers for the products of a list, from the shop, or offline from the device. */
export function useOffers(lines: readonly ListLine[]): Offers {
  const shop = useShop()
  const lookup = openProductLookup(shop)
  const results = useLookupResults(
    lookup,
    lines.map(({ sku }) => sku),
  )
  useEffect(() => {
    const retry = () => void lookup.repeat('unanswered')
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [lookup])
  return { offers: listOffers(lines, results, shop.cart), retry: () => void lookup.repeat('unanswered') }
}
