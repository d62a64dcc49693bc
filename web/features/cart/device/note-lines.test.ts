import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteLines } from './note-lines.ts'

afterEach(() => vi.unstubAllGlobals())

function device() {
  const kept = new Map<string, string>()
  const setItem = vi.fn((key: string, value: string) => void kept.set(key, value))
  const removeItem = vi.fn((key: string) => void kept.delete(key))
  vi.stubGlobal('localStorage', { setItem, removeItem })
  return { kept, setItem, removeItem }
}

describe('whether the cart of a device has lines', () => {
  it('is kept under the name of its store view, as long as there are any', () => {
    const { kept } = device()
    const note = noteLines('de-shop')
    note(2)
    expect([...kept.keys()]).toEqual(['de-shop/has-lines'])
    note(0)
    expect(kept.size).toBe(0)
  })

  it('is forgotten when the page finds none, whoever emptied the cart', () => {
    const { kept } = device()
    kept.set('default-shop/has-lines', '')
    noteLines('default-shop')(0)
    expect(kept.size).toBe(0)
  })

  it('is written when that changes, and not with every line', () => {
    const { setItem, removeItem } = device()
    const note = noteLines('default-shop')
    for (const lines of [1, 2, 3, 0, 0]) note(lines)
    expect([setItem.mock.calls.length, removeItem.mock.calls.length]).toEqual([1, 1])
  })

  it('may be unknown on a device that keeps nothing, which is told once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refused = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem: refused, removeItem: refused })
    const note = noteLines('default-shop')
    for (const lines of [1, 2, 3]) note(lines)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
