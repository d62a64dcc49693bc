import { type ReactNode, useEffect } from 'react'
import { WhenNear } from '../../../components/when-near.tsx'
import { useShop } from '../../../data/shop.tsx'
import { waitForIdlePage } from '../../../late/idle.ts'
import { late } from '../../../late/late.tsx'
import styles from './recently-viewed.module.css'

const RecentRail = late(async () => (await import('./rail/recent-rail.tsx')).RecentRail)

interface RecentlyViewedProps {
  /** The sku of the current product. */
  readonly currentSku?: string
  /** Shown if no product was viewed on this device. */
  readonly empty?: ReactNode
}

/** The recently viewed products, except the current one. */
export function RecentlyViewed({ currentSku, empty }: RecentlyViewedProps) {
  return (
    <WhenNear className={styles.place} fallback={null}>
      <RecentRail currentSku={currentSku} empty={empty} />
    </WhenNear>
  )
}

/** Adds a product to the recently viewed products once the page is idle. */
export function useRecordView(sku: string) {
  const { deviceDatabase } = useShop()
  useEffect(() => {
    waitForIdlePage()
      .then(() => import('./device/recent-list.ts'))
      .then(({ addViewed, recentList }) => recentList(deviceDatabase).change(addViewed(sku)))
      .catch((error) => console.warn('Recently viewed products could not be stored', error))
  }, [deviceDatabase, sku])
}
