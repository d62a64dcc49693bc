import { late } from '../../../late/late.tsx'

/** Loaded when opened. */
export const LateLanguagesDialog = late(async () => (await import('./dialog/languages-dialog.tsx')).LanguagesDialog, 'now', [
  'shell',
])
