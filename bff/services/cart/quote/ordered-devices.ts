import type { SessionState } from '../../scope/session.types.ts'

type Revisions = SessionState['revisions']

/** Replaces the last applied revision: no cart of this device is accepted until it takes a new device id. */
const ORDERED = -1

/** Whether the device's cart was ordered, so that the device must clear it. */
export const isOrderedDevice = (deviceId: string, revisions: Revisions): boolean =>
  Object.hasOwn(revisions, deviceId) && revisions[deviceId] === ORDERED

export const hasOrdered = (revisions: Revisions): boolean => Object.values(revisions).includes(ORDERED)

/** Marks every device of the session as ordered. */
export const markAllOrdered = (revisions: Revisions): Revisions =>
  Object.fromEntries(Object.keys(revisions).map((deviceId) => [deviceId, ORDERED]))

/** The revisions that the next cart keeps: those of ordered devices, whose requests may still arrive late. */
export const keepOrderedDevices = (revisions: Revisions): Revisions =>
  Object.fromEntries(Object.entries(revisions).filter(([, revision]) => revision === ORDERED))
