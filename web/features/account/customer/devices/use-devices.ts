import { useCallback, useEffect, useState } from 'react'
import {
  type CustomerDeviceRowFragment,
  CustomerDeviceSignOutDocument,
  CustomerDevicesDocument,
  CustomerOtherDevicesSignOutDocument,
} from '#schema/generated/operations.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendMutation, sendPrivateQuery } from '../../../../api/page-client.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { toProblems } from '../../../../components/form/problems.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { refreshCustomer } from '../session/refresh-customer.ts'

export type Device = CustomerDeviceRowFragment

/** Result of signing out other devices. `message` is the server's reason for a rejection. */
export type SignOutResult =
  | { readonly kind: 'done' | 'offline' | 'failed'; readonly device: Device | 'others' }
  | { readonly kind: 'rejected'; readonly message: string }

interface UseDevicesResult {
  /** This device first; null until the server has answered. */
  readonly devices: readonly Device[] | null
  readonly status: 'asking' | 'ready' | 'offline' | 'failed'
  readonly retry: () => void
  readonly isBusy: boolean
  /** Null before the first sign-out and while one is under way. */
  readonly result: SignOutResult | null
  readonly signOut: (device: Device | 'others') => Promise<void>
}

/**
 * The devices on which the customer is signed in, and a function that signs them out. Reloads the list when the network returns.
 * Nothing is stored on this device.
 * @source USER-23, USER-25
 */
export function useDevices(): UseDevicesResult {
  const { devices, setDevices, status, retry } = useDeviceList()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<SignOutResult | null>(null)

  async function signOut(device: Device | 'others') {
    if (isBusy) return
    setBusy(true)
    setResult(null)
    try {
      const { devices, rejections } = await sendSignOut(device)
      setDevices(devices)
      const [rejection] = rejections
      setResult(rejection ? { kind: 'rejected', message: rejection.message } : { kind: 'done', device })
    } catch (error) {
      if (!isExpectedFailure(error)) console.warn('A device could not be signed out', error)
      setResult({ kind: isOffline(error) ? 'offline' : 'failed', device })
    } finally {
      setBusy(false)
    }
  }

  return { devices, status, retry, isBusy, result, signOut }
}

async function sendSignOut(device: Device | 'others') {
  if (device === 'others') {
    const { customerOtherDevicesSignOut } = await sendMutation(CustomerOtherDevicesSignOutDocument, {})
    const { devices, userErrors } = customerOtherDevicesSignOut
    return { devices, rejections: toProblems(userErrors) }
  }
  const { customerDeviceSignOut } = await sendMutation(CustomerDeviceSignOutDocument, { input: { id: device.id } })
  const { devices, userErrors } = customerDeviceSignOut
  return { devices, rejections: toProblems(userErrors) }
}

function useDeviceList() {
  const { deviceDatabase } = useShop()
  const [devices, setDevices] = useState<readonly Device[] | null>(null)
  const [status, setStatus] = useState<UseDevicesResult['status']>('asking')
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries
  useEffect(() => {
    const leaving = new AbortController()
    setStatus('asking')
    loadDevices(deviceDatabase, leaving.signal).then(
      (loaded) => {
        if (leaving.signal.aborted) return
        setDevices(loaded)
        setStatus('ready')
      },
      (error) => {
        if (leaving.signal.aborted) return
        if (!isExpectedFailure(error)) console.warn('The devices could not be loaded', error)
        setStatus(isOffline(error) ? 'offline' : 'failed')
      },
    )
    addEventListener('online', retry)
    return () => {
      leaving.abort()
      removeEventListener('online', retry)
    }
  }, [deviceDatabase, attempt, retry])
  return { devices, setDevices, status, retry }
}

/** An empty list means that the server does not know the customer; the page then finds out who is signed in. */
async function loadDevices(deviceDatabase: string, signal: AbortSignal): Promise<readonly Device[]> {
  const { customerDevices } = await sendPrivateQuery(CustomerDevicesDocument, {}, { signal })
  if (customerDevices.length === 0) await refreshCustomer(deviceDatabase)
  return customerDevices
}
