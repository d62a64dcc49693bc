import { Outlet } from 'react-router'
import { NavigationEffects } from './features/navigation/index.ts'

/** Whatever screen the address asks for. */
export function RootRoute() {
  return (
    <>
      <NavigationEffects />
      <Outlet />
    </>
  )
}
