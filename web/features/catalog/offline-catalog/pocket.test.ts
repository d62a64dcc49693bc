import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPocket, pocketProducts, searchPocket } from './index.ts'
import type { PocketReply, PocketRequest } from './pocket.types.ts'

const SHOP = { deviceDatabase: 'default-shop', basePath: '', language: 'en-GB', catalogueIndex: true }
const FOUND = { pricesFrom: '2026-11-20T12:00:00Z', total: 0, products: [] }

/** Questions the test's workers received, and how they answer. */
const seen = { questions: [] as string[], open: 0, answer: (): PocketReply['answer'] | 'never' | 'fails' => FOUND }

class FakeWorker extends EventTarget {
  constructor() {
    super()
    seen.open += 1
  }
  postMessage({ id, question }: PocketRequest) {
    seen.questions.push(question.kind)
    const answer = seen.answer()
    if (answer === 'fails') queueMicrotask(() => this.dispatchEvent(new Event('error')))
    else if (answer !== 'never') queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, answer } })))
  }
  terminate() {
    seen.open -= 1
  }
}

beforeEach(() => {
  Object.assign(seen, { questions: [], open: 0, answer: () => FOUND })
  vi.stubGlobal('Worker', FakeWorker)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

// CACHE-12
describe('storing the catalogue on the device', () => {
  it('refreshes the catalogue and releases its memory', async () => {
    await keepPocket(SHOP)
    expect(seen).toMatchObject({ questions: ['renew'], open: 0 })
  })

  it('does nothing if the shopper saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await keepPocket(SHOP)
    expect(seen).toMatchObject({ questions: [], open: 0 })
  })

  it('removes the catalogue if the shop has disabled it, even if the shopper saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await keepPocket({ ...SHOP, catalogueIndex: false })
    expect(seen.questions).toEqual(['remove'])
  })
})

describe('questions to the device catalogue', () => {
  it('return the worker’s answer', async () => {
    expect(await searchPocket(SHOP, 'oak', 3)).toEqual(FOUND)
    expect(await pocketProducts(SHOP, ['OAK'])).toEqual(FOUND)
    expect(seen.questions).toEqual(['search', 'lookup'])
  })

  it('return null without a catalogue', async () => {
    seen.answer = () => null
    expect([await searchPocket(SHOP, 'oak', 3), await pocketProducts(SHOP, ['OAK'])]).toEqual([null, null])
  })

  it('return null if the worker cannot be loaded, and retry with the next question', async () => {
    seen.answer = () => 'fails'
    expect(await searchPocket(SHOP, 'oak', 3)).toBeNull()
    seen.answer = () => FOUND
    expect(await searchPocket(SHOP, 'oak', 3)).toEqual(FOUND)
  })

  it('return null in browsers without workers', async () => {
    seen.answer = () => 'fails'
    await searchPocket(SHOP, 'oak', 3) // terminates the worker
    vi.stubGlobal('Worker', undefined)
    expect(await searchPocket(SHOP, 'oak', 3)).toBeNull()
  })

  it('time out if the device hangs', async () => {
    vi.useFakeTimers()
    seen.answer = () => 'never'
    const answer = searchPocket(SHOP, 'oak', 3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toBeNull()
  })
})
