import { late } from '../../late.tsx'

/** Comes with what is not sold in any quantity. */
export const LimitNote = late(async () => (await import('./limits/limit-note.tsx')).LimitNote, 'now', ['cart'])
