import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOfflineProducts, refreshOfflineCatalog, searchOfflineCatalog } from './index.ts'
import type { WorkerReply, WorkerRequest } from './offline-catalog.types.ts'

const SHOP = { deviceDatabase: 'default-shop', basePath: '', language: 'en-GB', catalogIndex: true }
const FOUND = { pricesFrom: '2026-11-20T12:00:00Z', total: 0, products: [] }

/** The requests to the fake workers, how many are running, and their replies. */
const workers = { questions: [] as string[], running: 0, answer: (): WorkerReply['answer'] | 'never' | 'fails' => FOUND }

class FakeWorker extends EventTarget {
  constructor() {
    super()
    workers.running += 1
  }
  postMessage({ id, question }: WorkerRequest) {
    workers.questions.push(question.kind)
    const answer = workers.answer()
    if (answer === 'fails') queueMicrotask(() => this.dispatchEvent(new Event('error')))
    else if (answer !== 'never') queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, answer } })))
  }
  terminate() {
    workers.running -= 1
  }
}

let page = new EventTarget()

beforeEach(() => {
  Object.assign(workers, { questions: [], running: 0, answer: () => FOUND })
  page = new EventTarget()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

// CACHE-12
describe('refreshOfflineCatalog', () => {
  it('refreshes the catalogue and terminates the worker', async () => {
    await refreshOfflineCatalog(SHOP)
    expect(workers).toMatchObject({ questions: ['refresh'], running: 0 })
  })

  // CACHE-28
  it('refreshes the catalogue each time the network returns', async () => {
    await refreshOfflineCatalog(SHOP)
    for (let returns = 0; returns < 2; returns++) page.dispatchEvent(new Event('online'))
    expect(workers.questions).toEqual(['refresh', 'refresh', 'refresh'])
    await vi.waitFor(() => expect(workers.running).toBe(0))
  })

  it('does nothing if the shopper saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await refreshOfflineCatalog(SHOP)
    expect(workers).toMatchObject({ questions: [], running: 0 })
  })

  it('removes the catalogue if the shop has disabled it, even if the shopper saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await refreshOfflineCatalog({ ...SHOP, catalogIndex: false })
    expect(workers.questions).toEqual(['remove'])
  })
})

describe('the offline catalogue', () => {
  it('returns the worker’s answer', async () => {
    expect(await searchOfflineCatalog(SHOP, 'oak', 3)).toEqual(FOUND)
    expect(await findOfflineProducts(SHOP, ['OAK'])).toEqual(FOUND)
    expect(workers.questions).toEqual(['search', 'lookup'])
  })

  it('returns null if the device has no catalogue', async () => {
    workers.answer = () => null
    expect([await searchOfflineCatalog(SHOP, 'oak', 3), await findOfflineProducts(SHOP, ['OAK'])]).toEqual([null, null])
  })

  it('returns null if the worker cannot be loaded, and retries with the next question', async () => {
    workers.answer = () => 'fails'
    expect(await searchOfflineCatalog(SHOP, 'oak', 3)).toBeNull()
    workers.answer = () => FOUND
    expect(await searchOfflineCatalog(SHOP, 'oak', 3)).toEqual(FOUND)
  })

  it('returns null in browsers without workers', async () => {
    workers.answer = () => 'fails'
    await searchOfflineCatalog(SHOP, 'oak', 3) // terminates the worker
    vi.stubGlobal('Worker', undefined)
    expect(await searchOfflineCatalog(SHOP, 'oak', 3)).toBeNull()
  })

  it('returns null if the worker does not answer in time', async () => {
    vi.useFakeTimers()
    workers.answer = () => 'never'
    const answer = searchOfflineCatalog(SHOP, 'oak', 3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBeNull()
  })
})
