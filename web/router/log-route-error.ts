import { isRouteErrorResponse } from 'react-router'
import { isOffline } from '../api/errors.ts'

/** Logs the cause of a route error; the page shows an error screen. @source NAV-5 */
export function logRouteError(error: unknown) {
  if (isRouteErrorResponse(error) || isOffline(error)) return
  console.error('The page could not be shown', error)
}
