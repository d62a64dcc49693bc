import { describe, expect, it, vi } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../base/errors.ts'
import { firstReply, isOutage } from './attempts.ts'

const outage = () => Promise.reject(new PlatformUnreachable('PLATFORM_FAILED', 500))
const neverAnswer = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const settings = { timeoutMs: 2000, signal: new AbortController().signal, isTransient: isOutage }

describe('firstReply', () => {
  it('retries after outages, up to seven attempts', async () => {
    const twice = vi
      .fn(async () => 'oak')
      .mockImplementationOnce(outage)
      .mockImplementationOnce(outage)
    expect(await firstReply(twice, settings)).toBe('oak')
    expect(twice).toHaveBeenCalledTimes(3)
    const dead = vi.fn(outage)
    await expect(firstReply(dead, settings)).rejects.toThrow(PlatformUnreachable)
    expect(dead).toHaveBeenCalledTimes(7)
  })

  it.each([
    ['a refusal', new PlatformRefused('PLATFORM_REFUSED', 400)],
    ['a timeout', new PlatformUnreachable('PLATFORM_TIMEOUT')],
    ['a bug of ours', new TypeError('no')],
  ])('does not retry after %s', async (_, error) => {
    const attempt = vi.fn(() => Promise.reject(error))
    await expect(firstReply(attempt, settings)).rejects.toBe(error)
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('hedges an attempt that does not answer and aborts the loser', async () => {
    const attempt = vi
      .fn(neverAnswer)
      .mockImplementationOnce(neverAnswer)
      .mockImplementation(async () => 'oak')
    expect(await firstReply(attempt, { ...settings, timeoutMs: 100 })).toBe('oak')
    expect(attempt).toHaveBeenCalledTimes(2)
    expect(attempt.mock.calls[0]?.[0].aborted).toBe(true)
    const silent = vi.fn(neverAnswer)
    const read = firstReply(silent, { ...settings, timeoutMs: 100 })
    await vi.waitFor(() => expect(silent).toHaveBeenCalledTimes(3))
    read.catch(() => null)
  })

  it('ends when its caller aborts', async () => {
    const caller = new AbortController()
    const read = firstReply(neverAnswer, { ...settings, signal: caller.signal })
    caller.abort(new Error('left'))
    await expect(read).rejects.toThrow('left')
    await expect(firstReply(neverAnswer, { ...settings, signal: caller.signal })).rejects.toBeDefined()
  })
})
