import { useSyncExternalStore } from 'react'

/** A value that lives outside the tree, so that parts of the page that share no ancestor can follow it. */
export interface Store<Value> {
  current(): Value
  /** What the server rendered with, and what hydration starts from. */
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
 * What a component needs to know of a store; it renders again when that changes, and at no other change.
 * @param select answers a string, a number or a boolean, or one and the same object while nothing changes
 */
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(store.initial),
  )
}
