import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refetchStyles } from './refetch-styles.ts'

class StyleLink extends EventTarget {
  readonly rel = 'stylesheet'
  cloneNode = () => this
  replaceWith = vi.fn()
}

const page = new EventTarget()
const link = new StyleLink()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLLinkElement', StyleLink)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// CACHE-24
describe('refetchStyles', () => {
  it('fetches a stylesheet that stays lost after pauses that double up to 64 seconds', async () => {
    const times: number[] = []
    const started = Date.now()
    const fail = () => page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }))
    link.replaceWith.mockImplementation(() => {
      times.push((Date.now() - started) / 1000)
      fail()
    })
    refetchStyles()
    fail()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(times).toEqual([2, 6, 14, 30, 62, 126, 190])
  })
})
