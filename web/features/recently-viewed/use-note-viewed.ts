import { useEffect } from 'react'
import { useShop } from '../../data/shop.tsx'
import { settled } from '../../moments.ts'

/** Remembers a product that is shown, by whichever way the shopper came to it; once the page has settled. */
export function useNoteViewed(sku: string) {
  const { deviceDatabase } = useShop()
  useEffect(() => {
    settled()
      .then(() => import('./rail/recent-list.ts'))
      .then(({ recentList, viewed }) => recentList(deviceDatabase).change(viewed(sku)))
      .catch((error) => console.warn('It is not remembered that this was looked at', error))
  }, [deviceDatabase, sku])
}
