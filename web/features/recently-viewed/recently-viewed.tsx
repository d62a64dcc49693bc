import { lazy, Suspense } from 'react'
import { useNear } from '../../data/use-near.ts'
import styles from './recently-viewed.module.css'

const RecentRail = lazy(() => import('./recent-rail.tsx').then((module) => ({ default: module.RecentRail })))

/** What the shopper looked at lately, but not what is looked at now; nothing on a device that has seen nothing. */
export function RecentlyViewed({ without }: { readonly without?: string }) {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref} className={styles.place}>
      {isNear && (
        <Suspense>
          <RecentRail without={without} />
        </Suspense>
      )}
    </div>
  )
}
