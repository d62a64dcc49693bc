export { ErrorView } from './error-view.tsx'
export { NotFoundView } from './not-found-view.tsx'
export { OfflineView } from './offline-view.tsx'
