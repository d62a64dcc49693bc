import { z } from 'zod'
import type { SharedStore } from './shared-store.ts'

/** What a store cannot do otherwise before Valkey 9: nobody may come between looking and writing. */
export const COMPARE_AND_SET = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1
`

/**
 * Writes a value in the place of another, if that still stands there.
 * @param expected null for none
 * @param next null to leave none; otherwise it ends after so many milliseconds
 * @returns whether it stood there; undefined when the store says nothing
 */
export async function compareAndSet(
  store: SharedStore,
  key: string,
  expected: string | null,
  next: { readonly value: string; readonly ms: number } | null,
): Promise<boolean | undefined> {
  const values = [expected ?? '', next?.value ?? '', next?.ms ?? 0]
  const done = await store.ask(z.int(), (client) => client.eval(COMPARE_AND_SET, 1, key, ...values))
  return done === undefined ? undefined : done === 1
}
