export { ErrorView, NotFoundView, OfflineView } from './error-views.ts'
