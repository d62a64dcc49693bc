import { late } from '../../../late/late.tsx'

export const LateAccountDialog = late(async () => (await import('./dialog/account-dialog.tsx')).AccountDialog, 'now', [
  'account',
  'forms',
])
