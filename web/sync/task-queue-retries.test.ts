import { describe, expect, it, vi } from 'vitest'
import { OfflineError, UnavailableError } from '../api/errors.ts'
import { markOnline, updateNetwork } from '../api/network.ts'
import { SessionExpiredError } from '../api/session-expired.ts'
import { type Network, toAccepted, toRejected } from './sync.test-kit.ts'
import { withUnsettledAnswer } from './task.ts'
import { CART, device, keepResult, mockBrowser, NEWS } from './task-queue.test-kit.ts'

mockBrowser()

describe('taskQueue after a failure', () => {
  // QUEUE-2
  it('does not send an answered task again', async () => {
    const { tab } = device()
    const network = vi.fn(async () => toAccepted())
    const queue = tab(network)
    await queue.enqueue(CART, { revision: 1 }, keepResult)
    await queue.process()
    expect(network).toHaveBeenCalledOnce()
  })

  // QUEUE-8, LIMIT-32
  it.each([
    ['without a network', new OfflineError()],
    ['when the shop does not answer', new UnavailableError('status 503')],
  ])('tries a task once per trigger %s and keeps it', async (_, error) => {
    const { tab, kept } = device()
    const network = vi.fn<Network>().mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockResolvedValue(toAccepted())
    const queue = tab(network)
    await queue.enqueue(CART, { revision: 1 })
    expect(network).toHaveBeenCalledTimes(1)
    await queue.process()
    expect(network).toHaveBeenCalledTimes(2)
    expect(kept()).toHaveLength(1)
    await queue.process()
    expect(kept()).toEqual([])
  })

  // TOKEN-4
  it.each([
    ['an expired session, which is reported elsewhere', new SessionExpiredError('Sign in again'), 0],
    ['an unreadable answer', new TypeError('no cart'), 1],
  ])('keeps a task after %s and logs the expected number of warnings', async (_, error, words) => {
    const { tab, kept } = device()
    await tab(async () => Promise.reject(error)).enqueue(CART, { revision: 1 })
    expect(kept()).toHaveLength(1)
    expect(console.warn).toHaveBeenCalledTimes(words)
  })

  it.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'UNCONFIRMED'])(
    'keeps a task that the server could not process now (%s)',
    async (code) => {
      const { tab, kept } = device()
      await tab(async () => toRejected(code)).enqueue(CART, { revision: 1 })
      expect(kept()).toMatchObject([{ transmited: false }])
    },
  )

  // SHOP-16
  it('sends nothing while the browser is offline, and the change once it is online', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { tab, kept } = device()
    const network = vi.fn(async () => toAccepted())
    const queue = tab(network)
    await queue.enqueue(CART, { revision: 1 })
    expect(network).not.toHaveBeenCalled()
    expect(kept()).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true })
    await queue.process()
    expect(network).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })

  it('sends the change although the browser reports that it is offline, if the shop answers nevertheless', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const network = vi.fn(async () => toAccepted())
    markOnline({ isAskedOffline: true })
    const queue = device().tab(network)
    await queue.enqueue(CART, { revision: 1 })
    updateNetwork({ isOnline: false })
    await queue.enqueue(CART, { revision: 2 })
    expect(network).toHaveBeenCalledTimes(2)
    vi.stubGlobal('navigator', { onLine: true })
    updateNetwork({ isOnline: true })
  })

  it('continues with the next task if one fails', async () => {
    const { tab, kept } = device()
    const queue = tab(async (_, name) => {
      if (name === 'CartSync') throw new Error('broken')
      return toAccepted()
    })
    await queue.enqueue(CART, { revision: 1 })
    await queue.enqueue(NEWS, { revision: 1 })
    expect(kept().map(({ operation }) => operation)).toEqual(['CartSync'])
  })

  // QUEUE-12
  describe('with a task answered while no page was open', () => {
    /** A device whose only task has this answer. */
    async function answerTask(answer: unknown, isOnline: boolean, network = vi.fn<Network>()) {
      vi.stubGlobal('navigator', { onLine: false })
      const { tab, kept, keep } = device()
      const queue = tab(network)
      await queue.enqueue(CART, { revision: 1 }, keepResult)
      keep(withUnsettledAnswer(kept()[0]?.task_id ?? '', answer, new Date())(kept()))
      vi.stubGlobal('navigator', { onLine: isOnline })
      return { queue, kept, network }
    }

    it('applies the answer without resending, even offline', async () => {
      const { queue, kept, network } = await answerTask(toAccepted(7), false)
      await queue.process()
      await queue.process()
      expect(kept()).toMatchObject([{ transmited: true, code: 200, meta: 7 }])
      expect(network).not.toHaveBeenCalled()
    })

    it.each([{ somethingElse: null }, null, 7])('resends the task if another version of the shop stored %j', async (answer) => {
      const { queue, kept } = await answerTask(
        answer,
        true,
        vi.fn<Network>(async () => toAccepted(8)),
      )
      await queue.process()
      expect(kept()).toMatchObject([{ code: 200, meta: 8 }])
    })

    it('keeps the answer next to a newer task about the same subject', async () => {
      const { queue, kept } = await answerTask(toAccepted(7), false)
      await queue.enqueue(CART, { revision: 2 })
      expect(kept()).toMatchObject([{ transmited: true, meta: 7 }, { transmited: false }])
    })
  })

  it('notifies listeners if tasks are still waiting, but not if all are done', async () => {
    const { tab } = device()
    const queue = tab(vi.fn<Network>().mockRejectedValueOnce(new OfflineError()).mockResolvedValue(toAccepted()))
    const listener = vi.fn()
    queue.onWaiting(listener)
    await queue.enqueue(CART, { revision: 1 })
    expect([listener.mock.calls.length, queue.isWaiting()]).toEqual([1, true])
    await queue.enqueue(CART, { revision: 2 })
    expect([listener.mock.calls.length, queue.isWaiting()]).toEqual([1, false])
  })
})
