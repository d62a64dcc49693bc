import { WhenNear } from '../../components/when-near.tsx'
import { late } from '../../late.tsx'
import styles from './recently-viewed.module.css'

const RecentRail = late(async () => (await import('./rail/recent-rail.tsx')).RecentRail, 'now', ['recently-viewed'])

/** What the shopper looked at lately, but not what is looked at now; nothing on a device that has seen nothing. */
export function RecentlyViewed({ without }: { readonly without?: string }) {
  return (
    <WhenNear className={styles.place} waiting={null}>
      <RecentRail without={without} />
    </WhenNear>
  )
}
