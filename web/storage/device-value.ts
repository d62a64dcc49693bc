import type { FailingStore } from './device-store.ts'

/** Creates a new value from a value. It may be applied again to a newer value, so it must not rely on the first one. */
export type ValueChange<Value> = (value: Value) => Value

export type ListChange<Item> = ValueChange<readonly Item[]>

/** A value stored on the device and shared by all tabs. */
export interface DeviceValue<Value> {
  /** The value with all pending changes; null until the device has been read. The same object until something changes. */
  current(): Value | null
  /** Applies the change at once and stores it. Resolves when it is stored, or when the device has failed. */
  change(change: ValueChange<Value>): Promise<void>
  /** Reads the device again for changes stored by other tabs. */
  latest(): Promise<Value>
  /** Calls back after every change, from any tab. */
  subscribe(listener: () => void): () => void
}

/** A list stored on the device and shared by all tabs. */
export type DeviceList<Item> = DeviceValue<readonly Item[]>

/** Lets tabs notify each other of stored changes. */
export interface Tabs {
  notify(): void
  onNotified(listener: () => void): void
}

interface DeviceValueParts<Value> {
  readonly store: Pick<FailingStore, 'read' | 'change' | 'hasFailed'>
  readonly tabs: Tabs
  /** Decodes a stored value, ignores invalid parts, and supplies the default if nothing was stored. */
  readonly decode: (stored: unknown) => Value
}

/** Reads the value and follows other tabs. Without device storage, the value lasts as long as the page. */
export function deviceValue<Value>({ store, tabs, decode }: DeviceValueParts<Value>): DeviceValue<Value> {
  let settled: { readonly value: Value; readonly isStored: boolean } | null = null
  let pending: readonly ValueChange<Value>[] = []
  let shown: Value | null = null
  let turn = Promise.resolve()
  const listeners = new Set<() => void>()

  const toDefault = () => ({ value: decode(undefined), isStored: false })
  const apply = (value: Value, changes: readonly ValueChange<Value>[]) =>
    changes.reduce((latest, change) => change(latest), value)

  function show() {
    shown = settled && apply(settled.value, pending)
    for (const listener of listeners) listener()
  }

  /**
   * Runs steps one at a time: a read between a write and its end would apply the change twice. Reading comes first, because a device
   * that cannot be read is not written to either.
   */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work)
    return turn
  }

  /** A change that could not be stored stays pending, and is stored with the next one. */
  function change(wanted: ValueChange<Value>): Promise<void> {
    pending = [...pending, wanted]
    show()
    return inTurn(async () => {
      const due = pending.slice(0, pending.indexOf(wanted) + 1)
      const kept = await store.change((stored) => apply(decode(stored), due))
      if (kept === undefined) settled ??= toDefault()
      else {
        settled = { value: kept, isStored: true }
        pending = pending.slice(due.length)
      }
      show()
      tabs.notify()
    })
  }

  const read = () =>
    inTurn(async () => {
      const stored = await store.read()
      // Nothing is stored: the device cannot be read, or another tab or the worker has deleted what was stored.
      if (stored === undefined && settled && (store.hasFailed() || !settled.isStored)) return
      settled = stored === undefined ? toDefault() : { value: decode(stored), isStored: true }
      show()
    })

  tabs.onNotified(() => void read())
  void read()
  return {
    current: () => shown,
    change,
    async latest() {
      await read()
      return apply((settled ?? toDefault()).value, pending)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Derives a result from the value and reuses it until the value changes. */
export function createMemo<Value, Result>(value: DeviceValue<Value>, derive: (value: Value) => Result): () => Result | null {
  let last: { readonly from: Value; readonly result: Result } | null = null
  return () => {
    const current = value.current()
    if (current === null) return null
    if (last?.from !== current) last = { from: current, result: derive(current) }
    return last.result
  }
}
