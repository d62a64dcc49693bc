import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isOffline } from './api/errors.ts'
import { ErrorView, NotFoundView, OfflineView } from './features/content/error-pages/index.ts'

/** Replaces a screen that could not be shown; the shell stays. */
export function ScreenError() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  return <Suspense>{isUnknown ? <NotFoundView /> : isOffline(error) ? <OfflineView /> : <ErrorView />}</Suspense>
}
