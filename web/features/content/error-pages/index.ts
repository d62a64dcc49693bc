export { ErrorView, NotFoundView, OfflineView } from './error-views.ts'
export { CameWithGaps } from './retry/came-with-gaps.ts'
export { followGaps } from './retry/follow-gaps.ts'
export { PageGaps } from './retry/page-gaps.tsx'
