import { z } from 'zod'
import { compareAndSet } from '../../cache/valkey/compare-and-set.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { openText, sealText } from './sealing.ts'
import type { SessionKeys } from './session-keys.ts'

/**
 * Values in the shared store, sealed like cookies, so that the store never holds a usable token.
 * @param noteUnreadable called for a value that a replica with other keys or another release has written
 * @source decision 0026
 */
export const createSealedValues = (store: SharedStore, keys: SessionKeys, noteUnreadable: (reason: string) => void) => ({
  /** The value and its sealed text, both null if the store has none; undefined if it does not answer or the value is unreadable. */
  async read<Value>(key: string, schema: z.ZodType<Value>) {
    const sealed = await store.ask(z.string().nullable(), (client) => client.get(key))
    if (sealed === undefined) return undefined
    if (sealed === null) return { sealed, value: null }
    try {
      return { sealed, value: schema.parse(JSON.parse((await openText(keys, sealed)).text)) }
    } catch (error) {
      noteUnreadable(error instanceof Error ? error.name : 'unknown')
      return undefined
    }
  },

  /**
   * @param before the sealed text to replace; null if there was none
   * @returns the new sealed text; false if another replica has changed the value; undefined if the store does not answer
   */
  async replace(key: string, before: string | null, value: unknown, ms: number): Promise<string | false | undefined> {
    const sealed = await sealText(keys, JSON.stringify(value))
    const isWritten = await compareAndSet(store, key, before, { value: sealed, ms })
    return isWritten && sealed
  },
})
