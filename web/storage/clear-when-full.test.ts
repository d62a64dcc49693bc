import type { UseStore } from 'idb-keyval'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearWhenFull } from './device-database.ts'
import { deviceStore } from './device-store.ts'

/** A collection on a full device, until its caches are cleared. */
function fullDevice({ isFullForGood = false, error = new DOMException('The disk is full', 'QuotaExceededError') } = {}) {
  let isFull = true
  const kept = vi.fn()
  const collection = (async () => {
    if (isFull) throw error
    kept()
  }) as UseStore
  const clearCaches = vi.fn(async () => {
    isFull = isFullForGood
  })
  return { kept, clearCaches, store: deviceStore(clearWhenFull(collection, clearCaches), 'current-compare') }
}

vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => vi.clearAllMocks())

// CACHE-5
describe('a write to a full device', () => {
  it('clears the caches and then stores the value', async () => {
    const { store, kept, clearCaches } = fullDevice()
    await store.write(['OAK'])
    expect(clearCaches).toHaveBeenCalledOnce()
    expect(kept).toHaveBeenCalledOnce()
    expect(console.warn).toHaveBeenCalledOnce()
  })

  it('retries only once', async () => {
    const { store, kept, clearCaches } = fullDevice({ isFullForGood: true })
    await store.write(['OAK'])
    expect(clearCaches).toHaveBeenCalledOnce()
    expect(kept).not.toHaveBeenCalled()
  })

  it('keeps the caches after any other error', async () => {
    const { store, clearCaches } = fullDevice({ error: new DOMException('The connection is closing', 'InvalidStateError') })
    await store.write(['OAK'])
    expect(clearCaches).not.toHaveBeenCalled()
  })
})
