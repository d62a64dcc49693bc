import type { Device } from '../services/scope/session.types.ts'
import type { CurrentRecord } from './current-record.ts'
import { customerSession } from './session-records.ts'
import { signInHandle } from './sign-ins/sign-in-handle.ts'
import type { SignIns } from './sign-ins/sign-ins.types.ts'
import { refuseLost } from './with-token.ts'

export interface DeviceSessionsOptions {
  readonly signIns: SignIns
  readonly device: Device
  readonly now: () => number
}

/** Precision of `SignedInDevice.seenAt`. */
const NOTE_INTERVAL_MS = 5 * 60_000

/** The customer's sessions on this and other devices. */
export function createDeviceSessions(current: CurrentRecord, { signIns, device, now }: DeviceSessionsOptions) {
  /** Records the sign-in when it begins, and then every few minutes of use; null if there is nothing to record. */
  function recordSignIn(): Promise<void> | null {
    const { record } = current
    const session = customerSession(record)
    if (!session || record.end || now() - record.notedAt < NOTE_INTERVAL_MS) return null
    record.notedAt = now()
    return signIns.record(session, device, now())
  }

  async function devices() {
    refuseLost(current.record)
    const session = customerSession(current.record)
    if (!session) return []
    await recordSignIn()
    const handle = signInHandle(session.id)
    const all = (await signIns.list(session.customerKey)).map(
      ({ handle: id, device: { browser, system }, startedAt, seenAt }) => ({
        id,
        browser,
        system,
        signedInAt: startedAt,
        seenAt,
        isCurrent: id === handle,
      }),
    )
    return [...all.filter(({ isCurrent }) => isCurrent), ...all.filter(({ isCurrent }) => !isCurrent)]
  }

  return {
    recordSignIn,
    devices,

    async endDevice(id: string) {
      refuseLost(current.record)
      const session = customerSession(current.record)
      if (!session || !(await devices()).some((other) => other.id === id)) return false
      if (id === signInHandle(session.id)) current.signOut()
      else await signIns.end(session.customerKey, id)
      return true
    },

    async endOtherDevices() {
      const session = customerSession(current.record)
      if (session) await signIns.endOthers(session)
    },

    endDevicesOfAddress: (addressKey: string) => signIns.endAddress(addressKey, signInHandle(current.record.id)),
  }
}
