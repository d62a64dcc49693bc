import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { compareAndSet } from './compare-and-set.ts'
import type { SharedStore } from './shared-store.ts'

export interface LockSettings {
  /** How long a lock lasts after its owner has died. */
  readonly leaseMs: number
  /** How long to wait for a lock before the work is done without it. */
  readonly waitMs: number
}

const USUAL: LockSettings = { leaseMs: 10_000, waitMs: 60_000 }
/** The delay between two attempts. It is random, so that waiting callers do not retry together. */
const ASKED_AGAIN_MS = { least: 15, more: 30 }

const Owner = z
  .string()
  .regex(/^owner [\w-]{36}$/)
  .nullable()

/**
 * Does work while no other replica does work under the same name. The lock is held for as long as the work takes and expires soon
 * after its process has died. If the store does not answer or the lock is not available in time, the work is done anyway: callers
 * must not rely on the lock alone.
 * @param name key of the lock in the store
 * @source decision 0026
 */
export async function withLock<Result>(
  store: SharedStore,
  name: string,
  work: () => Promise<Result>,
  { leaseMs, waitMs }: LockSettings = USUAL,
): Promise<Result> {
  const owner = `owner ${randomUUID()}`
  await lockTaken(store, name, owner, { leaseMs, waitMs })
  const renewal = setInterval(() => compareAndSet(store, name, owner, { value: owner, ms: leaseMs }), leaseMs / 3)
  renewal.unref()
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    // Releases only its own lock: an expired one may belong to another replica. Not awaited, because later commands of this
    // replica run after it.
    void compareAndSet(store, name, owner, null)
  }
}

async function lockTaken(store: SharedStore, name: string, owner: string, { leaseMs, waitMs }: LockSettings): Promise<void> {
  const end = performance.now() + waitMs
  while (performance.now() < end) {
    const other = await store.ask(Owner, (client) => client.set(name, owner, 'PX', leaseMs, 'NX', 'GET'))
    if (!other) return
    await pause(ASKED_AGAIN_MS.least + Math.random() * ASKED_AGAIN_MS.more)
  }
}
