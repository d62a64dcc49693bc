import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordContents } from './record-contents.ts'

const FRAME_MS = 16

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, FRAME_MS))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createDevice() {
  const kept = new Map<string, string>()
  const setItem = vi.fn((key: string, value: string) => void kept.set(key, value))
  const removeItem = vi.fn((key: string) => void kept.delete(key))
  vi.stubGlobal('localStorage', { setItem, removeItem })
  return { kept, setItem, removeItem }
}

describe('the flags for stored items', () => {
  it('stores a flag per store view and kind while the count is above zero', () => {
    const { kept } = createDevice()
    const note = recordContents('de-shop', 'lines')
    note(2)
    recordContents('de-shop', 'wishes')(1)
    vi.runAllTimers()
    expect([...kept.keys()]).toEqual(['de-shop/has-lines', 'de-shop/has-wishes'])
    note(0)
    vi.runAllTimers()
    expect([...kept.keys()]).toEqual(['de-shop/has-wishes'])
  })

  it('writes after the next paint', () => {
    const { setItem } = createDevice()
    recordContents('default-shop', 'lines')(1)
    expect(setItem).not.toHaveBeenCalled()
    vi.advanceTimersByTime(FRAME_MS)
    expect(setItem).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(setItem).toHaveBeenCalledOnce()
  })

  it('removes a stored flag if the page counts none', () => {
    const { kept } = createDevice()
    kept.set('default-shop/has-lines', '')
    recordContents('default-shop', 'lines')(0)
    vi.runAllTimers()
    expect(kept.size).toBe(0)
  })

  it('writes only when the flag changes', () => {
    const { setItem, removeItem } = createDevice()
    const note = recordContents('default-shop', 'wishes')
    for (const count of [1, 2, 3, 0, 0]) note(count)
    vi.runAllTimers()
    expect([setItem.mock.calls.length, removeItem.mock.calls.length]).toEqual([1, 1])
  })

  it('logs one warning if the device blocks storage', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse })
    const note = recordContents('default-shop', 'wishes')
    for (const count of [1, 2, 3]) note(count)
    vi.runAllTimers()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
