import { describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '../api/errors.ts'
import { toAccepted, toRejected } from './sync.test-kit.ts'
import type { Task } from './task.ts'
import { CART, device, keepResult, mockBrowser, ORDER, task } from './task-queue.test-kit.ts'

const UNLISTED = task('Unlisted', 'unlisted')

mockBrowser()

describe('taskQueue', () => {
  // QUEUE-1
  it('stores a task as not transmitted before it is sent', async () => {
    const { tab, kept } = device()
    let keptWhenSent: readonly Task[] = []
    await tab(async () => {
      keptWhenSent = kept()
      return toAccepted()
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
    const queue = tab(async () => toAccepted(2))
    await queue.enqueue(CART, { revision: 1 })
    expect(kept()).toEqual([])
    await queue.enqueue(CART, { revision: 2 }, keepResult)
    // QUEUE-2
    expect(kept()).toMatchObject([{ transmited: true, result: toAccepted(2), code: 200, acknowledged: false }])
    expect(kept()[0]?.transmited_at).toMatch(/^\d{4}-/)
    // QUEUE-5
    expect(kept()[0]).toMatchObject({ resultCode: 200, meta: 2, is_result_cacheable: true, silent: false })
  })

  // QUEUE-7
  it('reports the outcome unless the task is silent, and logs an outcome that nothing reports', async () => {
    const { tab } = device()
    const queue = tab(async () => toRejected('REFUSED'))
    const report = vi.fn()
    queue.follow(CART, report)
    await queue.enqueue(CART, { revision: 1 })
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ result: toRejected('REFUSED'), isFinal: true }))
    expect(console.warn).not.toHaveBeenCalled()
    await queue.enqueue(CART, { revision: 2 }, { silent: true })
    expect(report).toHaveBeenCalledOnce()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('CartSync: Said of REFUSED (REFUSED, whole input)')
  })

  // REVIEW-10, REVIEW-11, CUT-40
  it.each([
    ['was accepted', toAccepted(), false, []],
    ['was rejected', toRejected('REFUSED'), false, toRejected('REFUSED').sync.userErrors],
    ['could not be processed now', toRejected('UNAVAILABLE'), true, []],
    ['got no answer', null, true, []],
  ])('returns whether a task that %s waits, and why it was rejected', async (_, answer, isWaiting, userErrors) => {
    const queue = device().tab(async () => answer ?? Promise.reject(new UnavailableError('status 503')))
    await queue.enqueue(CART, { revision: 1, subject: 'other cart' })
    expect(await queue.enqueue(CART, { revision: 1 })).toEqual({ isWaiting, userErrors })
  })

  it('records the code of the first rejection', async () => {
    const { tab, kept } = device()
    await tab(async () => toRejected('REFUSED')).enqueue(CART, { revision: 1 }, keepResult)
    expect(kept()).toMatchObject([{ transmited: true, code: 'REFUSED', resultCode: 'REFUSED' }])
  })

  it('sends only the latest of several tasks about one subject', async () => {
    const { tab } = device()
    const { promise: network, resolve: back } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const queue = tab(async (variables) => {
      sent.push(variables)
      if (sent.length === 1) await network
      return toAccepted()
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
    const network = vi.fn(async () => toAccepted())
    const [one, other] = [tab(network), tab(network)]
    await one.enqueue(CART, { revision: 1 })
    await Promise.all([one.process(), other.process(), other.enqueue(CART, { revision: 2 }), one.process()])
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('drops all tasks about a subject, sent or not', async () => {
    const { tab, kept } = device()
    const queue = tab(async () => toRejected('UNAVAILABLE'))
    await queue.enqueue(CART, { revision: 1 })
    await queue.enqueue(ORDER, { revision: 1 })
    await queue.drop('cart')
    await queue.drop('nothing')
    expect(kept().map(({ subject }) => subject)).toEqual(['order'])
  })

  it('keeps a task that this page does not follow', async () => {
    const { tab, kept } = device()
    await tab(async () => toAccepted()).enqueue(ORDER, { revision: 1 })
    expect(kept()).toHaveLength(1)
  })

  it('rejects a task that is missing from the list', async () => {
    const { tab, kept } = device()
    await expect(tab(async () => toAccepted()).enqueue(UNLISTED, { revision: 1 })).rejects.toThrow(
      'Unlisted is missing from the list of tasks',
    )
    expect(kept()).toEqual([])
  })

  it.each([undefined, null, 'tasks', 7, [null, 7, {}, { task_id: 1 }, { task_id: 'a', operation: 'B' }]])(
    'ignores stored %j',
    async (stored) => {
      const { tab, keep, kept } = device()
      keep(stored)
      await tab(async () => toAccepted()).enqueue(CART, { revision: 1 })
      expect(kept()).toEqual([])
    },
  )
})
