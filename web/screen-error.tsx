import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isOffline } from './data/errors.ts'
import { useErrorViews } from './features/error-pages/error-views.ts'

/** What stands in place of a screen that could not be shown; the frame around it stays. */
export function ScreenError() {
  const error = useRouteError()
  const views = useErrorViews()
  if (!views) return null
  if (isRouteErrorResponse(error) && error.status === 404) return <views.NotFoundView />
  return isOffline(error) ? <views.OfflineView /> : <views.ErrorView />
}
