import type { DataRouter } from 'react-router'
import { retryGaps } from '../data/client-load.ts'

/** Whoever goes to the page that is open tries again: what has gaps is asked for again, however fresh it is. */
export function retryWhenReloaded(router: DataRouter) {
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'loading') return
    const { pathname, search } = navigation.location
    if (pathname === location.pathname && search === location.search) retryGaps()
  })
}
