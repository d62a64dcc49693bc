import { late } from '../../../late/late.tsx'

/** Loaded for products with quantity limits. */
export const LimitNote = late(async () => (await import('./limits/limit-note.tsx')).LimitNote, 'now', ['cart'])
