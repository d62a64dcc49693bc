import { useSyncExternalStore } from 'react'

/** A value outside the React tree, for parts of the page that share no ancestor. */
export interface Store<Value> {
  current(): Value
  /** The value used by the server render and for hydration. */
  readonly initial: Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    current: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * A selected part of a store; the component re-renders only when that part changes.
 * @param select returns a primitive, or the same object while nothing changes
 */
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(store.initial),
  )
}
