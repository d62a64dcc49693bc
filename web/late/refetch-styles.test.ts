import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refetchStyles } from './refetch-styles.ts'

class StyleLink extends EventTarget {
  readonly rel = 'stylesheet'
  readonly href = '/assets/a-1.css'
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
  it('fetches a stylesheet that stays lost five times more, then at each click', async () => {
    const fail = () => page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }))
    link.replaceWith.mockImplementation(fail)
    refetchStyles()
    fail()
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(link.replaceWith).toHaveBeenCalledTimes(5)
    page.dispatchEvent(new Event('click'))
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(link.replaceWith).toHaveBeenCalledTimes(6)
  })
})
