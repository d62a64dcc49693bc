import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { compareAndSet } from './compare-and-set.ts'
import type { SharedStore } from './shared-store.ts'

export interface LockSettings {
  /** After so long a lock ends whose owner has died. */
  readonly leaseMs: number
  /** So long a lock is waited for; then the work is done without. */
  readonly waitMs: number
}

const USUAL: LockSettings = { leaseMs: 10_000, waitMs: 60_000 }
/** Between two attempts; not always the same, so that those who wait do not come together. */
const ASKED_AGAIN_MS = { least: 15, more: 30 }

const Owner = z
  .string()
  .regex(/^owner [\w-]{36}$/)
  .nullable()

/**
 * Does work while no other replica does any under the same name. The lock is kept as long as the work takes, and ends soon after its process
 * has. Where the store says nothing, or the lock is not to be had, the work is done all the same: what else holds it together
 * has to do.
 * @param name of the lock in the store
 * @source decision 0095
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
    // Its own alone: one that has ended may be another's. Nobody waits for it, and what this replica asks next comes after.
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
