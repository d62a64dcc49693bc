import { type ReactNode, useEffect } from 'react'
import { WhenNear } from '../../../components/when-near.tsx'
import { useShop } from '../../../data/shop.tsx'
import { waitForIdlePage } from '../../../late/idle.ts'
import { late } from '../../../late/late.tsx'
import styles from './recently-viewed.module.css'

const RecentRail = late(async () => (await import('./rail/recent-rail.tsx')).RecentRail, 'now')

interface RecentlyViewedProps {
  readonly without?: string
  /** Shown if no product was viewed on this device. */
  readonly empty?: ReactNode
}

/** The recently viewed products, except the current one. */
export function RecentlyViewed({ without, empty }: RecentlyViewedProps) {
  return (
    <WhenNear className={styles.place} fallback={null}>
      <RecentRail without={without} empty={empty} />
    </WhenNear>
  )
}

/** Adds the product to the recently viewed ones when the page is idle. */
export function useRecordView(sku: string) {
  const { deviceDatabase } = useShop()
  useEffect(() => {
    waitForIdlePage()
      .then(() => import('./device/recent-list.ts'))
      .then(({ addViewed, recentList }) => recentList(deviceDatabase).change(addViewed(sku)))
      .catch((error) => console.warn('This product is not added to the recently viewed ones', error))
  }, [deviceDatabase, sku])
}
