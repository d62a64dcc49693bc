import { createStore, useStore } from '../../../data/store.ts'
import { runWhenIdle } from '../../../late/idle.ts'
import { lazy } from '../../../late/lazy.ts'
import type { DeviceList } from '../../../storage/device-value.ts'
import { withoutSku, withSku } from './list-changes.ts'

/** A list of skus for toggle buttons and counters anywhere on the page. */
export interface ChosenSkus {
  useIsChosen(sku: string): boolean
  useCount(): number
  /** Adds a product or removes it. */
  toggle(sku: string): Promise<void>
  /**
   * Reads the list from the device and follows changes; the document marks when buttons work. If the code fails to load, the first
   * pressed button tries again.
   */
  open(deviceDatabase: string): Promise<void>
}

/** The part of a list that loads after the page has settled. */
export interface SkusOnDevice {
  /** The list of a database; always the same instance. */
  readonly list: (deviceDatabase: string) => DeviceList<string>
  /** Prefetches the products of the list, for use online and offline. */
  readonly fetchAhead: (skus: readonly string[]) => void
  /** Creates a function that stores the number of products for the next page. */
  readonly note: (deviceDatabase: string) => (count: number) => void
}

export function chosenSkus(load: () => Promise<SkusOnDevice>): ChosenSkus {
  /** Null until the device has been read. */
  const skus = createStore<readonly string[] | null>(null)
  const database = Promise.withResolvers<string>()
  const device = lazy(async () => {
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
      // Renders the change first.
      if (!isIn) runWhenIdle(() => fetchAhead(list.current() ?? []))
    },
    async open(deviceDatabase) {
      database.resolve(deviceDatabase)
      await follow()
    },
  }
}
