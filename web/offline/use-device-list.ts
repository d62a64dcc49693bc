import { useCallback, useSyncExternalStore } from 'react'
import type { DeviceList } from './device-value.ts'

/**
 * A list of the device, as it is now; null on the server, while hydrating, and until it has been read.
 * @param open the list of a database, the same one whenever it is asked for
 */
export function useDeviceList<Item>(
  open: (deviceDatabase: string) => DeviceList<Item>,
  deviceDatabase: string,
): readonly Item[] | null {
  const subscribe = useCallback((listener: () => void) => open(deviceDatabase).subscribe(listener), [open, deviceDatabase])
  return useSyncExternalStore(
    subscribe,
    () => open(deviceDatabase).current(),
    () => null,
  )
}
