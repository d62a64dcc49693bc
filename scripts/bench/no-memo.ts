import type { MemoizeWhile } from '../../bff/services/scope/memoize.ts'

/** In the place of `bff/services/scope/memoize.ts` and of lru-cache: nothing is remembered. */
export const memoize = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => make

export const memoizeWhile =
  <Key extends object, Value>(): MemoizeWhile<Key, Value> =>
  (_key, _inputs, make) =>
    make()

export class LRUCache<Key, Value> {
  get(_key: Key): Value | undefined {
    return undefined
  }

  set(_key: Key, _value: Value): this {
    return this
  }
}
