import { late } from '../../../late/late.tsx'

export const NotFoundView = late(async () => (await import('./not-found-view.tsx')).NotFoundView, 'now', ['content'])
export const OfflineView = late(async () => (await import('./offline-view.tsx')).OfflineView, 'now', ['content'])
export const ErrorView = late(async () => (await import('./error-view.tsx')).ErrorView, 'now', ['content'])
