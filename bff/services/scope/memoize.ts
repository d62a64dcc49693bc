/**
 * Calculates a value once per object and releases it with the object. Cached platform answers keep their identity, so values derived from
 * them are shared by all requests.
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

/** Returns the object's last value, or calculates a new one if any input has changed. */
export type MemoizeWhile<Key extends object, Value> = (key: Key, inputs: readonly unknown[], make: () => Value) => Value

/**
 * Like `memoize`, for values that also depend on inputs that change between requests: one value per object, valid while all inputs are
 * identical.
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
