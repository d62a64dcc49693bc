import { createMemo, type DeviceList } from './device-value.ts'
import { type OpenDeviceValue, once } from './open-device-value.ts'

/**
 * A stored list that is decoded where it is used, because every page opens the stored value to reset it at a sign-out. Always the same
 * instance for a database.
 */
export const decodedList = <Item>(
  open: OpenDeviceValue<unknown>,
  decode: (stored: unknown) => readonly Item[],
): ((deviceDatabase: string) => DeviceList<Item>) =>
  once((deviceDatabase) => {
    const stored = open(deviceDatabase)
    return {
      current: createMemo(stored, decode),
      change: (wanted) => stored.change((value) => wanted(decode(value))),
      latest: async () => decode(await stored.latest()),
      subscribe: stored.subscribe,
    }
  })
