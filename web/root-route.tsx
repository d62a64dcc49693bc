import { Outlet } from 'react-router'
import { PageGaps } from './features/content/error-pages/index.ts'
import { NavigationEffects } from './router/navigation-effects.tsx'

/** The parent of all screens. */
export function RootRoute() {
  return (
    <>
      <NavigationEffects />
      <PageGaps />
      <Outlet />
    </>
  )
}
