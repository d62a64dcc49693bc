import { useEffect } from 'react'
import { useShop } from '../../../data/shop.tsx'
import { waitForIdlePage } from '../../../late/idle.ts'

/** Records a viewed product once the page has settled, however the shopper reached it. */
export function useNoteViewed(sku: string) {
  const { deviceDatabase } = useShop()
  useEffect(() => {
    waitForIdlePage()
      .then(() => import('./device/recent-list.ts'))
      .then(({ recentList, viewed }) => recentList(deviceDatabase).change(viewed(sku)))
      .catch((error) => console.warn('It is not remembered that this was looked at', error))
  }, [deviceDatabase, sku])
}
