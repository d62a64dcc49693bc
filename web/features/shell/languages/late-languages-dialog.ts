import { late } from '../../../late/late.tsx'

export const LateLanguagesDialog = late(async () => (await import('./dialog/languages-dialog.tsx')).LanguagesDialog, 'now', [
  'shell',
])
