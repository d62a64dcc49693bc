import type { DeviceStore } from './device-store.ts'

/** Makes another value of a value. It may be applied again to a newer one, so it names what it wants, not what it saw. */
export type ValueChange<Value> = (value: Value) => Value

/** Makes another list of a list. */
export type ListChange<Item> = ValueChange<readonly Item[]>

/** A value that is kept on the device and is the same in every tab. */
export interface DeviceValue<Value> {
  /** The value with all changes; null until the device has been read. The same object until something changes. */
  current(): Value | null
  /** Shows at once, and is kept as soon as can be; resolves then, or when it is clear that the device keeps nothing. */
  change(change: ValueChange<Value>): Promise<void>
  /** Reads the device once more, for what other tabs have kept meanwhile. */
  latest(): Promise<Value>
  /** Calls back after every change, whoever made it. */
  subscribe(listener: () => void): () => void
}

/** A list that is kept on the device and is the same in every tab. */
export type DeviceList<Item> = DeviceValue<readonly Item[]>

/** How tabs tell each other that something was kept. */
export interface Tabs {
  tell(): void
  onTold(listener: () => void): void
}

interface DeviceValueParts<Value> {
  readonly store: DeviceStore
  readonly tabs: Tabs
  /** What of something stored is the value, and what it is where nothing was; whatever else is in there is dropped. */
  readonly decode: (stored: unknown) => Value
}

/** Reads the value and follows the other tabs. Without a device that keeps things, it lasts as long as the page. */
export function deviceValue<Value>({ store, tabs, decode }: DeviceValueParts<Value>): DeviceValue<Value> {
  let settled: { readonly value: Value } | null = null
  let pending: readonly ValueChange<Value>[] = []
  let shown: Value | null = null
  let turn = Promise.resolve()
  const listeners = new Set<() => void>()

  function withPending(value: Value): Value {
    return pending.reduce((latest, change) => change(latest), value)
  }

  function show() {
    shown = settled && withPending(settled.value)
    for (const listener of listeners) listener()
  }

  /**
   * One after another: what is read between the keeping of a change and its end would have it twice. Reading comes first, since
   * a device that cannot be read is not written to either.
   */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work)
    return turn
  }

  function change(wanted: ValueChange<Value>): Promise<void> {
    pending = [...pending, wanted]
    show()
    return inTurn(async () => {
      const kept = await store.change((stored) => wanted(decode(stored)))
      settled = { value: kept ?? wanted(settled ? settled.value : decode(undefined)) }
      pending = pending.filter((other) => other !== wanted)
      show()
      tabs.tell()
    })
  }

  const read = () =>
    inTurn(async () => {
      const stored = await store.read()
      if (settled && stored === undefined) return
      settled = { value: decode(stored) }
      show()
    })

  tabs.onTold(() => void read())
  void read()
  return {
    current: () => shown,
    change,
    async latest() {
      await read()
      return withPending(settled ? settled.value : decode(undefined))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
