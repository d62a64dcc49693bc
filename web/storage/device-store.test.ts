import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from './device-store.ts'

/** A collection that always fails, and a spy on its use. */
function createFailing() {
  const tried = vi.fn()
  const collection = async (): Promise<never> => {
    tried()
    throw new Error('The disk is full')
  }
  return { tried, collection }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('deviceStore on a failing device', () => {
  // CACHE-3, CACHE-11, LIMIT-31
  it('stops reading after one read error', async () => {
    const { tried, collection } = createFailing()
    const store = deviceStore(collection, 'current-compare')
    expect(store.hasFailed()).toBe(false)
    expect(await store.read()).toBeUndefined()
    expect(store.hasFailed()).toBe(true)
    await store.read()
    await store.write('A')
    expect(await store.change(() => 'A')).toBeUndefined()
    expect(tried).toHaveBeenCalledTimes(1)
  })

  // CACHE-3, CACHE-11, LIMIT-31
  it('stops writing after thirty write errors', async () => {
    const { tried, collection } = createFailing()
    const store = deviceStore(collection, 'current-compare')
    for (let write = 0; write < 60; write++) await store.change(() => write)
    expect(tried).toHaveBeenCalledTimes(30)
  })

  // CACHE-22
  it('counts as failed from a change that it does not store to one that it stores', async () => {
    const collection = vi.fn().mockRejectedValueOnce(new Error('The disk is full')).mockResolvedValue(undefined)
    const store = deviceStore(collection, 'current-compare')
    await store.write('A')
    expect(store.hasFailed()).toBe(true)
    await store.write('B')
    expect(store.hasFailed()).toBe(false)
  })

  // CACHE-1, LIMIT-28
  it('fails if a read takes longer than 800 ms', async () => {
    vi.useFakeTimers()
    const store = deviceStore(() => new Promise(() => undefined), 'current-compare')
    const read = vi.fn<(value: unknown) => void>()
    store.read().then(read)
    await vi.advanceTimersByTimeAsync(799)
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
  // CACHE-2, LIMIT-29
  it('undoes a change that takes longer than 2 s, so that it can be stored again', async () => {
    vi.useFakeTimers()
    const abort = vi.fn()
    const hung = { get: () => ({}), transaction: { abort } } as Partial<Record<keyof IDBObjectStore, unknown>> as IDBObjectStore
    const store = deviceStore(async (_, work) => work(hung), 'current-compare')
    const changed = store.change(() => 'A')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await changed).toBeUndefined()
    expect(abort).toHaveBeenCalledOnce()
  })

  it('does not begin a change after 2 s in which the database did not open', async () => {
    vi.useFakeTimers()
    const read = vi.fn()
    const late = { get: read } as Partial<Record<keyof IDBObjectStore, unknown>> as IDBObjectStore
    const database = Promise.withResolvers<void>()
    const store = deviceStore(async (_, work) => database.promise.then(() => work(late)), 'current-compare')
    const changed = store.change(() => 'A')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await changed).toBeUndefined()
    database.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(read).not.toHaveBeenCalled()
  })

  it('counts a late change as stored if it can no longer be undone', async () => {
    vi.useFakeTimers()
    const transaction: { abort(): void; oncomplete?: () => void } = {
      abort() {
        throw new DOMException('The transaction is committing', 'InvalidStateError')
      },
    }
    const found: { result?: string; onsuccess?: () => void } = {}
    const slow = { get: () => found, put: () => undefined, transaction } as Partial<
      Record<keyof IDBObjectStore, unknown>
    > as IDBObjectStore
    const store = deviceStore(async (_, work) => work(slow), 'current-compare')
    const changed = store.change(() => 'A')
    await vi.advanceTimersByTimeAsync(0)
    found.onsuccess?.()
    await vi.advanceTimersByTimeAsync(2000)
    transaction.oncomplete?.()
    expect(await changed).toBe('A')
  })

  // CACHE-2, LIMIT-29
  it('fails if deleting other versions takes longer than 2 s', async () => {
    vi.useFakeTimers()
    const collection = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockReturnValue(new Promise(() => undefined))
    const store = deviceStore(collection, 'cache-2', { isVersioned: true })
    const written = vi.fn()
    store.write('A').then(written)
    await vi.advanceTimersByTimeAsync(1999)
    expect(written).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toHaveBeenCalledOnce()
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
})
