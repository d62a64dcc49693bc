/**
 * Does a piece of work once for each object and lets go of the result together with the object. Cached answers of the
 * platform keep their identity, so what is derived from one is derived once for all requests.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}

/** Gives the value made last for an object, or makes a new one when any of its inputs is another than then. */
export type MemoizeWhile<Key extends object, Value> = (key: Key, inputs: readonly unknown[], make: () => Value) => Value

/**
 * The same for work that also depends on what changes from request to request: one result for each object, for as long as
 * all inputs are the very same.
 */
export function memoizeWhile<Key extends object, Value>(): MemoizeWhile<Key, Value> {
  const known = new WeakMap<Key, { readonly inputs: readonly unknown[]; readonly value: Value }>()
  return (key, inputs, make) => {
    const found = known.get(key)
    if (found && areSame(found.inputs, inputs)) return found.value
    const value = make()
    known.set(key, { inputs, value })
    return value
  }
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (!Object.is(before[i], now[i])) return false
  return true
}
