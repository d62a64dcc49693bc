import { describe, expect, it, vi } from 'vitest'
import { OfflineError } from '../api/errors.ts'
import { type Network, toAccepted, toRejected } from './sync.test-kit.ts'
import { CART, device, keepResult, mockBrowser, NEWS, ORDER, SIGN_OUT } from './task-queue.test-kit.ts'

mockBrowser()

describe('taskQueue at sign-out', () => {
  // TOKEN-4, USER-16
  it('clears queued tasks and results at sign-out, even while a task is running', async () => {
    const { tab, kept } = device()
    const { promise: network, resolve: back } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const queue = tab(async (variables, name) => {
      if (name === 'Subscribe') return toAccepted()
      sent.push(variables)
      await network
      return toAccepted()
    })
    await queue.enqueue(NEWS, { revision: 0 }, keepResult)
    const waiting = [1, 2].map((revision) => queue.enqueue(CART, { revision, subject: `cart ${revision}` }, keepResult))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await queue.clear()
    back()
    await Promise.all(waiting)
    expect([sent, kept()]).toEqual([[{ revision: 1, subject: 'cart 1' }], []])
    await queue.enqueue(ORDER, { revision: 3 })
    await queue.clear(SIGN_OUT.create({ revision: 0 }))
    expect(kept()).toMatchObject([{ operation: 'CustomerSignOut', transmited: false }])
  })

  // USER-16
  it.each<[string, Network | null]>([
    ['fails offline', async () => Promise.reject(new OfflineError())],
    ['cannot be processed now', async () => toRejected('UNAVAILABLE')],
    ['is not followed yet', null],
  ])('holds back a guest’s tasks while the sign-out before them %s', async (_, signOut) => {
    const { tab, kept } = device()
    const network = vi.fn<Network>(async () => toAccepted())
    let isBack = false
    const queue = tab(async (variables, name) =>
      name === 'CartSync' || isBack || !signOut ? network(variables, name) : signOut(variables, name),
    )
    if (signOut) queue.follow(SIGN_OUT)
    await queue.clear(SIGN_OUT.create({ revision: 0 }))
    await queue.enqueue(CART, { revision: 1 })
    expect(network).not.toHaveBeenCalled()
    expect(kept().map(({ subject }) => subject)).toEqual(['session', 'cart'])
    expect([queue.isWaiting('session'), queue.isWaiting('order')]).toEqual([true, false])

    isBack = true
    queue.follow(SIGN_OUT)
    await queue.process()
    expect(network.mock.calls.map(([, name]) => name)).toEqual(['CustomerSignOut', 'CartSync'])
    expect(kept()).toEqual([])
  })
})
