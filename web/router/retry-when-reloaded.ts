import type { DataRouter } from 'react-router'
import { retryGaps } from '../data/client-load.ts'

/** Refetches partial results, however fresh, if the shopper navigates to the open page. */
export function retryWhenReloaded(router: DataRouter) {
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'loading') return
    const { pathname, search } = navigation.location
    if (pathname === location.pathname && search === location.search) retryGaps()
  })
}
