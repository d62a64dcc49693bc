import type { DeviceStore } from './device-store.ts'

/** Makes another list of a list. It may be applied again to a newer one, so it names what it wants, not what it saw. */
export type ListChange<Item> = (list: readonly Item[]) => readonly Item[]

/** A list that is kept on the device and is the same in every tab. */
export interface DeviceList<Item> {
  /** The list with all changes; null until the device has been read. The same object until something changes. */
  current(): readonly Item[] | null
  /** Shows at once, and is kept as soon as can be. */
  change(change: ListChange<Item>): void
  /** Calls back after every change, whoever made it. */
  subscribe(listener: () => void): () => void
}

/** How tabs tell each other that something was kept. */
export interface Tabs {
  tell(): void
  onTold(listener: () => void): void
}

interface DeviceListParts<Item> {
  readonly store: DeviceStore
  readonly tabs: Tabs
  /** What of something stored is an item; whatever else is in there is dropped. */
  readonly decode: (stored: unknown) => readonly Item[]
}

/** Reads the list and follows the other tabs. Without a device that keeps things, it lasts as long as the page. */
export function deviceList<Item>({ store, tabs, decode }: DeviceListParts<Item>): DeviceList<Item> {
  let settled: readonly Item[] | null = null
  let pending: readonly ListChange<Item>[] = []
  let shown: readonly Item[] | null = null
  const listeners = new Set<() => void>()

  function show() {
    shown = settled && pending.reduce((list, change) => change(list), settled)
    for (const listener of listeners) listener()
  }

  async function change(wanted: ListChange<Item>) {
    pending = [...pending, wanted]
    show()
    const kept = await store.change((stored) => wanted(decode(stored)))
    settled = kept ?? wanted(settled ?? [])
    pending = pending.filter((other) => other !== wanted)
    show()
    tabs.tell()
  }

  async function read() {
    const stored = await store.read()
    if (settled && stored === undefined) return
    settled = decode(stored)
    show()
  }

  tabs.onTold(() => void read())
  void read()
  return {
    current: () => shown,
    change: (wanted) => void change(wanted),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
