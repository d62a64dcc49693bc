import { WhenNear } from '../../../components/when-near.tsx'
import { late } from '../../../late/late.tsx'
import styles from './recently-viewed.module.css'

const RecentRail = late(async () => (await import('./rail/recent-rail.tsx')).RecentRail, 'now')

/** The recently viewed products, except the current one; renders nothing if there are none. */
export function RecentlyViewed({ without }: { readonly without?: string }) {
  return (
    <WhenNear className={styles.place} fallback={null}>
      <RecentRail without={without} />
    </WhenNear>
  )
}
