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
  it('fetches a stylesheet that stays lost six times more', async () => {
    const fail = () => page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }))
    link.replaceWith.mockImplementation(fail)
    refetchStyles()
    fail()
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(link.replaceWith).toHaveBeenCalledTimes(6)
  })
})
