import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

describe('createStore', () => {
  it('returns the last value set and remembers the initial one', () => {
    const store = createStore(0)
    store.set(3)
    expect(store.current()).toBe(3)
    expect(store.initial).toBe(0)
  })

  it('notifies listeners only when the value changes', () => {
    const store = createStore('inc')
    const listener = vi.fn()
    store.subscribe(listener)
    store.set('ex')
    store.set('ex')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('does not notify listeners that unsubscribed', () => {
    const store = createStore(0)
    const listener = vi.fn()
    store.subscribe(listener)()
    store.set(1)
    expect(listener).not.toHaveBeenCalled()
  })
})
