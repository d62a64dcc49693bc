export { NotFoundView } from './not-found-view.tsx'
export { OfflineView } from './offline-view.tsx'
export { TroubleView } from './trouble-view.tsx'
