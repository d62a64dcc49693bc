export { ErrorView, NotFoundView, OfflineView } from './error-views.ts'
export { followGaps } from './retry/follow-gaps.ts'
export { PageGaps, ServerGapsContext } from './retry/page-gaps.tsx'
