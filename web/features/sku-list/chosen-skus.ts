import { retried } from '../../data/retried.ts'
import { createStore, useStore } from '../../data/store.ts'
import { whenIdle } from '../../moments.ts'
import type { DeviceList } from '../../offline/device-value.ts'
import { withoutSku, withSku } from './list-changes.ts'

/** A list of skus as its buttons, wherever they stand, know it: whether a product is in it, how many are, and how to change that. */
export interface ChosenSkus {
  useIsChosen(sku: string): boolean
  useCount(): number
  /** Takes a product in, or out again. */
  toggle(sku: string): Promise<void>
  /**
   * Reads what the device keeps, and follows it; the document says when buttons work. Where its code did not come the first button
   * that is pressed tries again.
   */
  open(deviceDatabase: string): Promise<void>
}

/** What of a list only comes once the page has settled. */
export interface SkusOnDevice {
  /** The list of a database, the same one whenever it is asked for. */
  readonly list: (deviceDatabase: string) => DeviceList<string>
  /** Has the products of the list there before somebody goes to look, with or without a network. */
  readonly fetchAhead: (skus: readonly string[]) => void
  /** What takes down how many there are now, for the page after this one. */
  readonly note: (deviceDatabase: string) => (count: number) => void
}

export function chosenSkus(load: () => Promise<SkusOnDevice>): ChosenSkus {
  /** Null until the device has been read. */
  const skus = createStore<readonly string[] | null>(null)
  const database = Promise.withResolvers<string>()
  const device = retried(async () => {
    const deviceDatabase = await database.promise
    const { list: open, fetchAhead, note: noteOn } = await load()
    const list = open(deviceDatabase)
    const note = noteOn(deviceDatabase)
    const show = () => {
      const current = list.current()
      skus.set(current)
      if (!current) return
      note(current.length)
      document.documentElement.setAttribute('data-lists', '')
    }
    list.subscribe(show)
    show()
    return { list, fetchAhead }
  })
  const follow = async () => {
    try {
      return await device()
    } catch (error) {
      console.warn('A list of this device cannot be used', error)
      return null
    }
  }
  return {
    useIsChosen: (sku) => useStore(skus, (known) => known?.includes(sku) ?? false),
    useCount: () => useStore(skus, (known) => known?.length ?? 0),
    async toggle(sku) {
      const opened = await follow()
      if (!opened) return
      const { list, fetchAhead } = opened
      const isIn = list.current()?.includes(sku) ?? false
      list.change(isIn ? withoutSku(sku) : withSku(sku))
      // What a press changes is seen first.
      if (!isIn) whenIdle(() => fetchAhead(list.current() ?? []))
    },
    async open(deviceDatabase) {
      database.resolve(deviceDatabase)
      await follow()
    },
  }
}
