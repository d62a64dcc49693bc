import { late } from '../../../late/late.tsx'

export const NotFoundView = late(async () => (await import('./not-found-view.tsx')).NotFoundView, ['content'])
export const OfflineView = late(async () => (await import('./offline-view.tsx')).OfflineView, ['content'])
export const ErrorView = late(async () => (await import('./error-view.tsx')).ErrorView, ['content'])
