import { describe, onTestFinished } from 'vitest'
import type { ValkeyConfig } from '../../../config/valkey.ts'
import { Secret } from '../../../config/values/secret.ts'
import { connectSharedStore, type SharedStore } from '../shared-store.ts'
import { startMemoryServer } from './memory-server.ts'
import { startRealServer } from './real-server.ts'
import type { StoreServer } from './store-server.ts'

/** Runs the same tests on an in-process store and on a real server, which `npm test` installs if there is none. */
export function describeOnServers(name: string, tests: (start: () => Promise<StoreServer>) => void): void {
  const until = (start: () => Promise<StoreServer>) => async () => {
    const server = await start()
    onTestFinished(() => server.stop())
    return server
  }
  describe(name, () => tests(until(startMemoryServer)))
  describe(`${name}, on a real valkey-server or redis-server`, () => tests(until(startRealServer)))
}

/** Long enough for a busy machine, except in tests about waiting. */
export const PATIENT_MS = 10_000

export const storeConfig = (url: string, timeoutMs = PATIENT_MS): ValkeyConfig => ({ url: new Secret(url), timeoutMs })

/** A replica's connection with its log lines: 'warn shared store unavailable; … ECONNREFUSED'. */
export async function replicaStore(url: string, timeoutMs?: number): Promise<SharedStore & { readonly lines: string[] }> {
  const lines: string[] = []
  const note = (level: string) => (fields: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(fields)}`)
  const log = { debug: note('debug'), warn: note('warn'), error: note('error') }
  const store = await connectSharedStore(storeConfig(url, timeoutMs), log)
  if (!store) throw new Error('No address of a store')
  onTestFinished(() => store.close())
  return { ...store, lines }
}
