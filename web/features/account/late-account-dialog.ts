import { late } from '../../late.tsx'

/** Comes when it is opened. */
export const LateAccountDialog = late(async () => (await import('./dialog/account-dialog.tsx')).AccountDialog, 'now', [
  'account',
  'forms',
])
