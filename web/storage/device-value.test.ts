import { describe, expect, it, vi } from 'vitest'
import type { FailingStore } from './device-store.ts'
import { type DeviceList, deviceValue, type Tabs } from './device-value.ts'
import { decodeSkus } from './sku-list.ts'

/** A device shared by several tabs. */
function createDevice(kept?: unknown) {
  const listeners: (() => void)[] = []
  const state = { kept }
  const store: FailingStore = {
    read: async () => state.kept,
    write: async (value) => {
      state.kept = value
    },
    change: async (change) => {
      const changed = change(state.kept)
      state.kept = changed
      return changed
    },
    clear: async () => {
      state.kept = undefined
    },
    hasFailed: () => false,
  }
  const tab = (own: Partial<FailingStore> = {}): DeviceList<string> => {
    const tabs: Tabs = {
      notify: () => {
        for (const listener of listeners.toSpliced(position, 1)) listener()
      },
      onNotified: (listener) => listeners.push(listener),
    }
    const position = listeners.length
    return deviceValue({ store: { ...store, ...own }, tabs, decode: decodeSkus })
  }
  return { state, store, tab }
}

const add = (sku: string) => (list: readonly string[]) => (list.includes(sku) ? list : [...list, sku])
const expectList = (list: DeviceList<string>, skus: readonly string[] | null) =>
  vi.waitFor(() => expect(list.current()).toEqual(skus))

describe('a list on the device', () => {
  // SHOP-15
  it('is null until the stored list has been read', async () => {
    const list = createDevice(['A', 'B']).tab()
    expect(list.current()).toBeNull()
    await expectList(list, ['A', 'B'])
  })

  // COMPARE-2, WISH-2
  it('shows a change at once and stores it', async () => {
    const { state, tab } = createDevice(['A'])
    const list = tab()
    await expectList(list, ['A'])
    list.change(add('B'))
    expect(list.current()).toEqual(['A', 'B'])
    await vi.waitFor(() => expect(state.kept).toEqual(['A', 'B']))
  })

  it('applies changes made before the stored list was read', async () => {
    const { state, tab } = createDevice(['A'])
    const list = tab()
    list.change(add('B'))
    list.change(add('C'))
    await expectList(list, ['A', 'B', 'C'])
    expect(state.kept).toEqual(['A', 'B', 'C'])
  })

  it('follows changes of other tabs and merges both', async () => {
    const { tab } = createDevice()
    const [one, other] = [tab(), tab()]
    one.change(add('A'))
    other.change(add('B'))
    await expectList(one, ['A', 'B'])
    await expectList(other, ['A', 'B'])
    other.change(() => [])
    await expectList(one, [])
  })

  it('notifies listeners until they unsubscribe', async () => {
    const list = createDevice([]).tab()
    const listener = vi.fn()
    const stop = list.subscribe(listener)
    await expectList(list, [])
    list.change(add('A'))
    expect(listener).toHaveBeenCalled()
    stop()
    listener.mockClear()
    list.change(add('B'))
    expect(listener).not.toHaveBeenCalled()
  })

  it('lasts as long as the page if the device stores nothing', async () => {
    const list = createDevice().tab({ read: async () => undefined, change: async () => undefined, hasFailed: () => true })
    await expectList(list, [])
    list.change(add('A'))
    list.change(add('B'))
    await expectList(list, ['A', 'B'])
  })

  // USER-16
  it('is empty once its stored copy is deleted, as after a sign-out without a page', async () => {
    const { state, tab } = createDevice(['A'])
    const list = tab()
    await expectList(list, ['A'])
    state.kept = undefined
    expect(await list.latest()).toEqual([])
  })

  it('stays as it was if the device cannot be read again', async () => {
    const { state, tab } = createDevice(['A'])
    const list = tab({ read: async () => (state.kept === undefined ? undefined : ['A']), hasFailed: () => true })
    await expectList(list, ['A'])
    state.kept = undefined
    expect(await list.latest()).toEqual(['A'])
  })

  it('keeps the same default while nothing is stored', async () => {
    let count = 0
    const tabs: Tabs = { notify: () => undefined, onNotified: () => undefined }
    const { store } = createDevice()
    const list = deviceValue({ store, tabs, decode: () => [`${++count}`] })
    expect(await list.latest()).toEqual(await list.latest())
  })

  // CACHE-22
  it('keeps a change that could not be stored, and stores it with the next one', async () => {
    const { state, store, tab } = createDevice(['A'])
    const failing = vi.fn(store.change).mockResolvedValueOnce(undefined)
    const list = tab({ change: failing as FailingStore['change'] })
    await expectList(list, ['A'])
    await list.change(add('B'))
    expect(await list.latest()).toEqual(['A', 'B'])
    await list.change(add('C'))
    expect([await list.latest(), state.kept]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ])
  })

  it('applies no change twice if it is read during a write', async () => {
    const counter = createDevice().tab()
    await expectList(counter, [])
    const addOne = (list: readonly string[]) => [...list, `${list.length}`]
    const kept = counter.change(addOne)
    expect(await counter.latest()).toEqual(['0'])
    await kept
    expect(await counter.latest()).toEqual(['0'])
  })

  it('stays the same object while nothing changes', async () => {
    const list = createDevice(['A']).tab()
    await expectList(list, ['A'])
    expect(list.current()).toBe(list.current())
  })
})

// COMPARE-3, WISH-3
describe('decodeSkus', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['A', []],
    [{ 0: 'A' }, []],
    [
      ['A', 'B', 'A'],
      ['A', 'B'],
    ],
    [
      ['A', 7, null, '', { sku: 'B' }, 'C'],
      ['A', 'C'],
    ],
  ])('reads stored %j as %j', (stored, skus) => {
    expect(decodeSkus(stored)).toEqual(skus)
  })
})
