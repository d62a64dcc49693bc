import type { CartSyncInput } from '#schema/generated/types.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'

type Device = Pick<CartSyncInput, 'deviceId'>

/** The last applied revision of the device; 0 if there is none. */
export function appliedRevision({ deviceId }: Device, { session }: PrivateScope): number {
  const { revisions } = session.read()
  return (Object.hasOwn(revisions, deviceId) ? revisions[deviceId] : undefined) ?? 0
}

/** Records a revision as applied, unless a newer one is recorded. @returns the newest applied revision */
export function recordRevision(device: Device, revision: number, scope: PrivateScope): number {
  const applied = Math.max(revision, appliedRevision(device, scope))
  scope.session.change({ revisions: { ...scope.session.read().revisions, [device.deviceId]: applied } })
  return applied
}
