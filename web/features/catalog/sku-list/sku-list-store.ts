import { createStore, useStore } from '../../../data/store.ts'
import { runWhenIdle } from '../../../late/idle.ts'
import { lazy } from '../../../late/lazy.ts'
import type { DeviceList } from '../../../storage/device-value.ts'
import { addSku, removeSku } from './list-changes.ts'

/** A list of skus for toggle buttons and counters anywhere on the page. */
export interface SkuListStore {
  useHas(sku: string): boolean
  useCount(): number
  toggle(sku: string): Promise<void>
  /**
   * Reads the list from the device and follows its changes. `html[data-lists]` then marks that the buttons work. If the code fails to
   * load, the first pressed button tries again.
   */
  open(deviceDatabase: string): Promise<void>
}

/** The part of a list that loads once the page is idle. */
export interface DeviceSkuList {
  /** The list of a database; always the same instance. */
  readonly list: (deviceDatabase: string) => DeviceList<string>
  readonly prefetch: (skus: readonly string[]) => void
  /** Creates a function that stores the number of products for the next page. */
  readonly createRecorder: (deviceDatabase: string) => (count: number) => void
}

export function createSkuListStore(load: () => Promise<DeviceSkuList>): SkuListStore {
  /** Null until the device has been read. */
  const skus = createStore<readonly string[] | null>(null)
  const database = Promise.withResolvers<string>()
  const loadList = lazy(async () => {
    const deviceDatabase = await database.promise
    const { list: openList, prefetch, createRecorder } = await load()
    const list = openList(deviceDatabase)
    const recordCount = createRecorder(deviceDatabase)
    const update = () => {
      const current = list.current()
      skus.set(current)
      if (!current) return
      recordCount(current.length)
      document.documentElement.setAttribute('data-lists', '')
    }
    list.subscribe(update)
    update()
    return { list, prefetch }
  })
  const tryToLoad = async () => {
    try {
      return await loadList()
    } catch (error) {
      console.warn('A list of this device cannot be used', error)
      return null
    }
  }
  return {
    useHas: (sku) => useStore(skus, (known) => known?.includes(sku) ?? false),
    useCount: () => useStore(skus, (known) => known?.length ?? 0),
    async toggle(sku) {
      const loaded = await tryToLoad()
      if (!loaded) return
      const { list, prefetch } = loaded
      const isListed = list.current()?.includes(sku) ?? false
      list.change(isListed ? removeSku(sku) : addSku(sku))
      // Renders the change first.
      if (!isListed) runWhenIdle(() => prefetch(list.current() ?? []))
    },
    async open(deviceDatabase) {
      database.resolve(deviceDatabase)
      await tryToLoad()
    },
  }
}
