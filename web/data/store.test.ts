import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

describe('a store', () => {
  it('holds what was set last, and remembers what it began with', () => {
    const store = createStore(0)
    store.set(3)
    expect(store.current()).toBe(3)
    expect(store.initial).toBe(0)
  })

  it('tells its listeners of every change, and of nothing else', () => {
    const store = createStore('inc')
    const listener = vi.fn()
    store.subscribe(listener)
    store.set('ex')
    store.set('ex')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('does not tell those who have left', () => {
    const store = createStore(0)
    const listener = vi.fn()
    store.subscribe(listener)()
    store.set(1)
    expect(listener).not.toHaveBeenCalled()
  })
})
