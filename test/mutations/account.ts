import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Rules of accounts and sessions. */
export const account: readonly Mutation[] = [
  {
    requirement: 'TOKEN-1',
    file: 'bff/session/authorized.ts',
    find: '  record.refresh ??= refreshedOnce',
    replace: '  record.refresh = refreshedOnce',
  },
  {
    requirement: 'TEXT-14',
    file: 'bff/session/authorized.ts',
    find: 'MOST_FAILED_REFRESHES = 3',
    replace: 'MOST_FAILED_REFRESHES = 4',
  },
  {
    requirement: 'USER-10',
    file: 'bff/services/customer/change-password.ts',
    find: 'customer.token, input)',
    replace: 'customer.token, { ...input, newPassword: input.currentPassword })',
  },
  {
    requirement: 'CALL-2',
    file: 'bff/platform/user/calls.ts',
    find: "post('reset-password'",
    replace: "post('reset_password'",
  },
  {
    requirement: 'USER-23',
    file: 'bff/session/plugin.ts',
    find: "why: 'ended', at: endedAt",
    replace: "why: 'signed out', at: endedAt",
  },
  {
    requirement: 'USER-25',
    file: 'bff/services/customer/devices.ts',
    find: '  await session.endOtherDevices()\n',
    replace: '',
  },
  {
    requirement: 'USER-16',
    file: 'web/features/account/session/forget-customer.ts',
    find: '    forgetCompared(deviceDatabase),\n',
    replace: '',
  },
]
