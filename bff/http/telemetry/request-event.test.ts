import { describe, expect, it, vi } from 'vitest'
import { RequestEvent } from './request-event.ts'

const call = (name: string) => ({ family: 'catalogue', name, ms: 5, code: 'OK' }) as const

// RUN-11
describe('request event', () => {
  it('counts the time in which any platform call was under way once', () => {
    const clock = vi.spyOn(performance, 'now')
    const event = new RequestEvent('a')
    const at = (ms: number, step: () => void) => {
      clock.mockReturnValue(ms)
      step()
    }
    at(0, () => event.callStarted())
    at(10, () => event.callStarted())
    at(30, () => event.callEnded(call('search product')))
    at(40, () => event.callEnded(call('stock list')))
    at(100, () => event.callStarted())
    at(105, () => event.callEnded(call('search category')))
    clock.mockRestore()
    expect([event.callCount, event.platformMs]).toEqual([3, 45])
  })

  it('names at most 20 calls and counts all', () => {
    const event = new RequestEvent('a')
    for (let index = 0; index < 500; index += 1) {
      event.callStarted()
      event.callEnded(call(`call ${index}`))
    }
    expect([event.calls.length, event.callCount]).toEqual([20, 500])
  })

  it('names each error code once, and at most ten', () => {
    const event = new RequestEvent('a')
    for (let index = 0; index < 100; index += 1) event.failed(`CODE_${index % 20}`)
    expect(event.codes).toHaveLength(10)
    expect(new Set(event.codes).size).toBe(10)
  })
})
