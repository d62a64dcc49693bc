import type { CustomerDevice, UserError } from '#schema/generated/types.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { signedOut, userError } from '../scope/user-errors.ts'

/** The devices on which the customer is signed in, this device first; empty for guests. @throws SessionExpired @source USER-23 */
export async function listDevices(scope: PrivateScope): Promise<readonly CustomerDevice[]> {
  const devices = await scope.session.devices()
  return devices.map(({ signedInAt, seenAt, ...device }) => ({
    ...device,
    signedInAt: new Date(signedInAt).toISOString(),
    seenAt: new Date(seenAt).toISOString(),
  }))
}

interface DeviceResult {
  readonly devices: readonly CustomerDevice[]
  readonly userErrors: readonly UserError[]
}

/** Ends the customer's session on a device. @throws SessionExpired @source USER-23 */
export async function signOutDevice(id: string, scope: PrivateScope): Promise<DeviceResult> {
  const session = scope.session
  const isGuest = session.read().customerToken === null
  const isEnded = await session.endDevice(id)
  if (isGuest) return { devices: [], userErrors: [signedOut(scope)] }
  const unknown = userError('NOT_FOUND', scope.messages.customer.deviceUnknown, 'id')
  return { devices: await listDevices(scope), userErrors: isEnded ? [] : [unknown] }
}

/** Ends the customer's sessions on all devices but this one. @throws SessionExpired @source USER-25 */
export async function signOutOtherDevices(scope: PrivateScope): Promise<DeviceResult> {
  const session = scope.session
  const isGuest = (await session.devices()).length === 0
  if (isGuest) return { devices: [], userErrors: [signedOut(scope)] }
  await session.endOtherDevices()
  return { devices: await listDevices(scope), userErrors: [] }
}
