import { describe, expect, it } from 'vitest'
import { raceAbort } from '../../cache/race-abort.ts'
import { createOperationTime, OperationTimedOut } from './operation-time.ts'

const LIMIT_MS = 50

describe('operation time', () => {
  it('is shared by all operations and stops while none runs', async () => {
    const time = createOperationTime(LIMIT_MS)
    time.check()
    time.begin()
    time.begin()
    time.end()
    await expect(raceAbort(new Promise(() => undefined), time.signal)).rejects.toThrow(OperationTimedOut)
    expect(() => time.check()).toThrow(OperationTimedOut)
    time.end()
  })

  it('ends with the client’s reason when the client disconnects', () => {
    const caller = new AbortController()
    const time = createOperationTime(60_000, caller.signal)
    time.begin()
    caller.abort(new Error('gone'))
    expect(time.signal.reason).toEqual(new Error('gone'))
    time.end()
  })

  it('has already ended for a client that disconnected before', () => {
    const time = createOperationTime(60_000, AbortSignal.abort(new Error('gone')))
    time.begin()
    expect(time.signal.aborted).toBe(true)
    time.end()
  })
})
