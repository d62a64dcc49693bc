import { useCallback, useSyncExternalStore } from 'react'
import type { DeviceList } from './device-list.ts'

/**
 * A list of the device, as it is now; null on the server, while hydrating, and until it has been read.
 * @param open the list of a store view, the same one whenever it is asked for
 */
export function useDeviceList<Item>(open: (storeCode: string) => DeviceList<Item>, storeCode: string): readonly Item[] | null {
  const subscribe = useCallback((listener: () => void) => open(storeCode).subscribe(listener), [open, storeCode])
  return useSyncExternalStore(
    subscribe,
    () => open(storeCode).current(),
    () => null,
  )
}
