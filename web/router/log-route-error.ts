import { isRouteErrorResponse } from 'react-router'
import { isOffline } from '../api/errors.ts'

/** Route errors stay within the page, which says what happened; the cause is for those who look. @source NAV-5 */
export function logRouteError(error: unknown) {
  if (isRouteErrorResponse(error) || isOffline(error)) return
  console.error('The page could not be shown', error)
}
