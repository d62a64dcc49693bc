import { late } from '../../late.tsx'

/** Comes when it is opened. */
export const LateLanguagesDialog = late(async () => (await import('./dialog/languages-dialog.tsx')).LanguagesDialog, 'now', [
  'languages',
])
