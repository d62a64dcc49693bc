import { Outlet } from 'react-router'
import { PageGaps } from './features/content/error-pages/index.ts'
import { NavigationEffects } from './router/scroll/index.ts'

/** Whatever screen the address asks for. */
export function RootRoute() {
  return (
    <>
      <NavigationEffects />
      <PageGaps />
      <Outlet />
    </>
  )
}
