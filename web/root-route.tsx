import { Outlet } from 'react-router'
import { PageGaps } from './features/error-pages/index.ts'
import { NavigationEffects } from './features/navigation/index.ts'

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
