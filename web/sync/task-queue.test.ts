import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OfflineError, UnavailableError } from '../api/errors.ts'
import { isExpectedFailure, SessionExpiredError } from '../api/session-expired.ts'
import { createLock } from '../storage/lock.ts'
import { defineTask } from './define-task.ts'
import { accepted, asList, memoryDevice, mutateBy, type Network, NO_VALUES, operation, rejected } from './sync.test-kit.ts'
import { type Task, withUnsettledAnswer } from './task.ts'
import { taskQueue } from './task-queue.ts'

interface Variables {
  readonly revision: number
  readonly subject?: string
}

const task = (name: string, subject: string) =>
  defineTask({
    mutation: operation(name),
    key: ({ subject: own = subject }: Variables) => own,
    userErrors: ({ sync }) => sync.userErrors,
    decode: (stored) => stored as Variables,
    meta: ({ sync: { revision } }) => revision,
  })
const CART = task('CartSync', 'cart')
const NEWS = task('Subscribe', 'newsletter')
const ORDER = task('Order', 'order')
const SIGN_OUT = task('CustomerSignOut', 'session')
const UNLISTED = task('Unlisted', 'unlisted')

/** A device with the queues of its tabs. */
function device() {
  const memory = memoryDevice()
  const withLock = createLock('tasks')
  const tab = (network: Network, followed = [CART, NEWS]) => {
    const queue = taskQueue({
      tasks: memory.openTasks(),
      withLock,
      device: NO_VALUES,
      isExpected: isExpectedFailure,
      definitions: asList(CART, NEWS, ORDER, SIGN_OUT),
      mutate: mutateBy(network),
    })
    for (const each of followed) queue.follow(each)
    return queue
  }
  return { ...memory, tab }
}

const keepResult = { is_result_cacheable: true } as const

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('taskQueue', () => {
  // QUEUE-1
  it('stores a task as not transmitted before it is sent', async () => {
    const { tab, kept } = device()
    let keptWhenSent: readonly Task[] = []
    await tab(async () => {
      keptWhenSent = kept()
      return accepted()
    }).enqueue(CART, { revision: 1 })
    expect(keptWhenSent).toMatchObject([
      {
        operation: 'CartSync',
        subject: 'cart',
        variables: { revision: 1 },
        transmited: false,
        code: null,
        acknowledged: false,
      },
    ])
    expect(keptWhenSent[0]?.task_id).toMatch(/^\d{13}-[\da-f-]{36}$/)
  })

  // QUEUE-3
  it('removes an answered task, but keeps one with a cacheable result', async () => {
    const { tab, kept } = device()
    const queue = tab(async () => accepted(2))
    await queue.enqueue(CART, { revision: 1 })
    expect(kept()).toEqual([])
    await queue.enqueue(CART, { revision: 2 }, keepResult)
    // QUEUE-2
    expect(kept()).toMatchObject([{ transmited: true, result: accepted(2), code: 200, acknowledged: false }])
    expect(kept()[0]?.transmited_at).toMatch(/^\d{4}-/)
    // QUEUE-5
    expect(kept()[0]).toMatchObject({ resultCode: 200, meta: 2, is_result_cacheable: true, silent: false })
  })

  // QUEUE-7
  it('reports the outcome unless the task is silent, and logs an outcome that nothing reports', async () => {
    const { tab } = device()
    const queue = tab(async () => rejected('REFUSED'))
    const report = vi.fn()
    queue.follow(CART, report)
    await queue.enqueue(CART, { revision: 1 })
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ result: rejected('REFUSED'), isFinal: true }))
    expect(console.warn).not.toHaveBeenCalled()
    await queue.enqueue(CART, { revision: 2 }, { silent: true })
    expect(report).toHaveBeenCalledOnce()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('CartSync: Said of REFUSED (REFUSED, all of it)')
  })

  it('records the code of the first rejection', async () => {
    const { tab, kept } = device()
    await tab(async () => rejected('REFUSED')).enqueue(CART, { revision: 1 }, keepResult)
    expect(kept()).toMatchObject([{ transmited: true, code: 'REFUSED', resultCode: 'REFUSED' }])
  })

  // TOKEN-4, USER-16
  it('clears queued tasks and results at sign-out, even while a task is running', async () => {
    const { tab, kept } = device()
    const { promise: network, resolve: back } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const queue = tab(async (variables, name) => {
      if (name === 'Subscribe') return accepted()
      sent.push(variables)
      await network
      return accepted()
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

  // QUEUE-2
  it('does not send an answered task again', async () => {
    const { tab } = device()
    const network = vi.fn(async () => accepted())
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
    const network = vi.fn<Network>().mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockResolvedValue(accepted())
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
      await tab(async () => rejected(code)).enqueue(CART, { revision: 1 })
      expect(kept()).toMatchObject([{ transmited: false }])
    },
  )

  // SHOP-16
  it('sends nothing while the browser is offline, and the change once it is online', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { tab, kept } = device()
    const network = vi.fn(async () => accepted())
    const queue = tab(network)
    await queue.enqueue(CART, { revision: 1 })
    expect(network).not.toHaveBeenCalled()
    expect(kept()).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true })
    await queue.process()
    expect(network).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })

  it('continues with the next task if one fails', async () => {
    const { tab, kept } = device()
    const queue = tab(async (_, name) => {
      if (name === 'CartSync') throw new Error('broken')
      return accepted()
    })
    await queue.enqueue(CART, { revision: 1 })
    await queue.enqueue(NEWS, { revision: 1 })
    expect(kept().map(({ operation }) => operation)).toEqual(['CartSync'])
  })

  it('sends only the latest of several tasks about one subject', async () => {
    const { tab } = device()
    const { promise: network, resolve: back } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const queue = tab(async (variables) => {
      sent.push(variables)
      if (sent.length === 1) await network
      return accepted()
    })
    const first = queue.enqueue(CART, { revision: 1 })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const later = [2, 3, 4, 5].map((revision) => queue.enqueue(CART, { revision }))
    back()
    await Promise.all([first, ...later])
    expect(sent).toEqual([{ revision: 1 }, { revision: 5 }])
  })

  it('runs a task in one tab only', async () => {
    const { tab } = device()
    const network = vi.fn(async () => accepted())
    const [one, other] = [tab(network), tab(network)]
    await one.enqueue(CART, { revision: 1 })
    await Promise.all([one.process(), other.process(), other.enqueue(CART, { revision: 2 }), one.process()])
    expect(network).toHaveBeenCalledTimes(2)
  })

  // QUEUE-12
  describe('with a task answered while no page was open', () => {
    /** A device whose only task has this answer. */
    async function answered(answer: unknown, isOnline: boolean, network = vi.fn<Network>()) {
      vi.stubGlobal('navigator', { onLine: false })
      const { tab, kept, keep } = device()
      const queue = tab(network)
      await queue.enqueue(CART, { revision: 1 }, keepResult)
      keep(withUnsettledAnswer(kept()[0]?.task_id ?? '', answer, new Date())(kept()))
      vi.stubGlobal('navigator', { onLine: isOnline })
      return { queue, kept, network }
    }

    it('applies the answer without resending, even offline', async () => {
      const { queue, kept, network } = await answered(accepted(7), false)
      await queue.process()
      await queue.process()
      expect(kept()).toMatchObject([{ transmited: true, code: 200, meta: 7 }])
      expect(network).not.toHaveBeenCalled()
    })

    it.each([{ somethingElse: null }, null, 7])('resends the task if another version of the shop stored %j', async (answer) => {
      const { queue, kept } = await answered(
        answer,
        true,
        vi.fn<Network>(async () => accepted(8)),
      )
      await queue.process()
      expect(kept()).toMatchObject([{ code: 200, meta: 8 }])
    })

    it('keeps the answer next to a newer task about the same subject', async () => {
      const { queue, kept } = await answered(accepted(7), false)
      await queue.enqueue(CART, { revision: 2 })
      expect(kept()).toMatchObject([{ transmited: true, meta: 7 }, { transmited: false }])
    })
  })

  it('drops all tasks about a subject, sent or not', async () => {
    const { tab, kept } = device()
    const queue = tab(async () => rejected('UNAVAILABLE'))
    await queue.enqueue(CART, { revision: 1 })
    await queue.enqueue(ORDER, { revision: 1 })
    await queue.drop('cart')
    await queue.drop('nothing')
    expect(kept().map(({ subject }) => subject)).toEqual(['order'])
  })

  it('notifies listeners if tasks are still waiting, but not if all are done', async () => {
    const { tab } = device()
    const queue = tab(vi.fn<Network>().mockRejectedValueOnce(new OfflineError()).mockResolvedValue(accepted()))
    const listener = vi.fn()
    queue.onWaiting(listener)
    await queue.enqueue(CART, { revision: 1 })
    expect([listener.mock.calls.length, queue.isWaiting()]).toEqual([1, true])
    await queue.enqueue(CART, { revision: 2 })
    expect([listener.mock.calls.length, queue.isWaiting()]).toEqual([1, false])
  })

  it('keeps a task that this page does not follow', async () => {
    const { tab, kept } = device()
    await tab(async () => accepted()).enqueue(ORDER, { revision: 1 })
    expect(kept()).toHaveLength(1)
  })

  it('rejects a task that is missing from the list', async () => {
    const { tab, kept } = device()
    await expect(tab(async () => accepted()).enqueue(UNLISTED, { revision: 1 })).rejects.toThrow(
      'Unlisted is missing from the list of tasks',
    )
    expect(kept()).toEqual([])
  })

  it.each([undefined, null, 'tasks', 7, [null, 7, {}, { task_id: 1 }, { task_id: 'a', operation: 'B' }]])(
    'ignores stored %j',
    async (stored) => {
      const { tab, keep, kept } = device()
      keep(stored)
      await tab(async () => accepted()).enqueue(CART, { revision: 1 })
      expect(kept()).toEqual([])
    },
  )

  // USER-16
  it.each<[string, Network | null]>([
    ['fails offline', async () => Promise.reject(new OfflineError())],
    ['cannot be processed now', async () => rejected('UNAVAILABLE')],
    ['is not followed yet', null],
  ])('holds back a guest’s tasks while the sign-out before them %s', async (_, signOut) => {
    const { tab, kept } = device()
    const network = vi.fn<Network>(async () => accepted())
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
