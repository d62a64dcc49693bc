import { useCallback, useSyncExternalStore } from 'react'
import type { DeviceValue } from './device-value.ts'

/** The current value on the device; null on the server, while hydrating, and until it has been read. */
export function useDeviceValue<Value>(
  open: (deviceDatabase: string) => DeviceValue<Value>,
  deviceDatabase: string,
): Value | null {
  const subscribe = useCallback((listener: () => void) => open(deviceDatabase).subscribe(listener), [open, deviceDatabase])
  return useSyncExternalStore(
    subscribe,
    () => open(deviceDatabase).current(),
    () => null,
  )
}
