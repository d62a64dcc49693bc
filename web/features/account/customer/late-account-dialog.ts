import { late } from '../../../late/late.tsx'

/** Loaded when opened. */
export const LateAccountDialog = late(async () => (await import('./dialog/account-dialog.tsx')).AccountDialog, 'now', [
  'account',
  'forms',
])
