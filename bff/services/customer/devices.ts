import type { CustomerDevice, UserError } from '#schema/generated/types.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { signedOut, userError } from '../scope/user-errors.ts'
import { sessionOf } from './own-session.ts'

/** The devices on which the customer is signed in, this device first; empty for guests. @throws SessionExpired @source USER-23 */
export async function devicesOf(scope: RequestScope): Promise<readonly CustomerDevice[]> {
  const devices = await sessionOf(scope).devices()
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
export async function signOutDevice(id: string, scope: RequestScope): Promise<DeviceResult> {
  const session = sessionOf(scope)
  const isGuest = session.read().customerToken === null
  const isEnded = await session.endDevice(id)
  if (isGuest) return { devices: [], userErrors: [signedOut(scope)] }
  const unknown = userError('NOT_FOUND', scope.messages.customer.deviceUnknown, 'id')
  return { devices: await devicesOf(scope), userErrors: isEnded ? [] : [unknown] }
}

/** Ends the customer's sessions on all devices but this one. @throws SessionExpired @source USER-25 */
export async function signOutOtherDevices(scope: RequestScope): Promise<DeviceResult> {
  const session = sessionOf(scope)
  const isGuest = (await session.devices()).length === 0
  if (isGuest) return { devices: [], userErrors: [signedOut(scope)] }
  await session.endOtherDevices()
  return { devices: await devicesOf(scope), userErrors: [] }
}
