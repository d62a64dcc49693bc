import { z } from 'zod'
import type { SharedStore } from './shared-store.ts'

/** Compares and writes atomically. Stores have no command for this before Valkey 9. */
export const COMPARE_AND_SET = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1
`

/**
 * Replaces a value if it equals the expected one.
 * @param expected null for a missing key
 * @param next null deletes the key; otherwise it expires after the given milliseconds
 * @returns whether the value matched; undefined if the store does not answer
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
