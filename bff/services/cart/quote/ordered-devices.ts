import type { SessionState } from '../../session.types.ts'

type Revisions = SessionState['revisions']

/** In the place of the last revision applied: nothing of the device is, until it takes another name. */
const ORDERED = -1

/** Whether what a device has in its cart was ordered, and the device is to forget it. */
export const isOrderedDevice = (deviceId: string, revisions: Revisions): boolean =>
  Object.hasOwn(revisions, deviceId) && revisions[deviceId] === ORDERED

export const hasOrdered = (revisions: Revisions): boolean => Object.values(revisions).includes(ORDERED)

/** Every device that a session knows, once its cart was ordered. */
export const allOrdered = (revisions: Revisions): Revisions =>
  Object.fromEntries(Object.keys(revisions).map((deviceId) => [deviceId, ORDERED]))

/** What of a cart's revisions counts for the cart after it: late requests of devices whose cart was ordered. */
export const ofOrderedDevices = (revisions: Revisions): Revisions =>
  Object.fromEntries(Object.entries(revisions).filter(([, revision]) => revision === ORDERED))
