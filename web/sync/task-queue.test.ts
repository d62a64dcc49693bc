import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MutationOperation, UserError } from '#schema/operation.ts'
import { OfflineError, UnavailableError } from '../api/errors.ts'
import { SessionExpiredError } from '../api/session-expired.ts'
import type { DeviceStore } from '../storage/device-store.ts'
import { deviceValue, type Tabs } from '../storage/device-value.ts'
import { decodeTasks, type Task, withUnsettledAnswer } from './task.ts'
import { type Mutate, type TaskKind, taskQueue } from './task-queue.ts'
import { createLock } from './with-lock.ts'

/** A device with the queues of its tabs. */
function device() {
  const state: { kept: unknown } = { kept: undefined }
  const store: DeviceStore = {
    read: async () => state.kept,
    write: async (value) => {
      state.kept = value
    },
    change: async (change) => {
      const changed = change(state.kept)
      state.kept = changed
      return changed
    },
    clear: async () => {
      state.kept = undefined
    },
  }
  const listeners = new Set<() => void>()
  const tabs: Tabs = {
    tell: () => {
      for (const listen of listeners) listen()
    },
    onTold: (listener) => listeners.add(listener),
  }
  const alone = createLock('tasks')
  const tab = (run: TaskKind['run'], operation = 'CartSync') => {
    const queue = taskQueue({ tasks: deviceValue({ store, tabs, decode: decodeTasks }), alone, mutate })
    queue.kinds.set(operation, { run })
    return queue
  }
  return {
    tab,
    kept: () => decodeTasks(state.kept),
    keep: (value: unknown) => {
      state.kept = value
    },
  }
}

const cart = (revision: number) => ({ operation: 'CartSync', subject: 'cart', variables: { revision } })
const done = { result: null, code: 200 }

interface Synced {
  readonly [field: string]: { readonly userErrors: readonly UserError[]; readonly revision: number }
  readonly sync: { readonly userErrors: readonly UserError[]; readonly revision: number }
}

const SyncDocument: MutationOperation<Synced, unknown> = {
  id: 'sha256:1',
  name: 'CartSync',
  kind: 'mutation',
}
const mutate: Mutate = vi.fn()
/** Stores the server's revision, as the cart task does. */
const takenUp: TaskKind['run'] = async ({ variables }, send) => {
  const { sync } = await send(SyncDocument, variables)
  return { result: null, code: 200, meta: sync.revision }
}

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
      return done
    }).enqueue(cart(1))
    expect(keptWhenSent).toMatchObject([{ ...cart(1), transmited: false, code: null, acknowledged: false }])
    expect(keptWhenSent[0]?.task_id).toMatch(/^\d{13}-[\da-f-]{36}$/)
  })

  // QUEUE-3
  it('removes an answered task, but keeps one with a cacheable result', async () => {
    const { tab, kept } = device()
    const queue = tab(async () => ({ result: 'subscribed', code: 200, meta: { revision: 2 } }))
    await queue.enqueue(cart(1))
    expect(kept()).toEqual([])
    await queue.enqueue({ ...cart(2), is_result_cacheable: true })
    // QUEUE-2
    expect(kept()).toMatchObject([{ transmited: true, result: 'subscribed', code: 200, acknowledged: false }])
    expect(kept()[0]?.transmited_at).toMatch(/^\d{4}-/)
    // QUEUE-5
    expect(kept()[0]).toMatchObject({ resultCode: 200, meta: { revision: 2 }, is_result_cacheable: true, silent: false })
  })

  // TOKEN-4, USER-16
  it('clears queued tasks and results at sign-out, even while a task is running', async () => {
    const { tab, kept } = device()
    const { promise: network, resolve: back } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const queue = tab(async ({ variables }) => {
      sent.push(variables)
      await network
      return done
    })
    queue.kinds.set('Subscribe', { run: async () => done })
    await queue.enqueue({ operation: 'Subscribe', subject: 'newsletter', variables: {}, is_result_cacheable: true })
    const waiting = [1, 2].map((revision) =>
      queue.enqueue({ ...cart(revision), subject: `cart ${revision}`, is_result_cacheable: true }),
    )
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await queue.clear()
    back()
    await Promise.all(waiting)
    expect([sent, kept()]).toEqual([[{ revision: 1 }], []])
    await queue.enqueue({ ...cart(3), operation: 'Unknown' })
    await queue.clear({ operation: 'SignOut', subject: 'session', variables: {} })
    expect(kept()).toMatchObject([{ operation: 'SignOut', transmited: false }])
  })

  // QUEUE-2
  it('does not send an answered task again', async () => {
    const { tab } = device()
    const run = vi.fn(async () => done)
    const queue = tab(run)
    await queue.enqueue({ ...cart(1), is_result_cacheable: true })
    await queue.process()
    expect(run).toHaveBeenCalledOnce()
  })

  // QUEUE-8, LIMIT-32
  it.each([
    ['without a network', new OfflineError()],
    ['when the shop does not answer', new UnavailableError('status 503')],
  ])('tries a task once per trigger %s and keeps it', async (_, error) => {
    const { tab, kept } = device()
    const run = vi.fn().mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockResolvedValue(done)
    const queue = tab(run)
    await queue.enqueue(cart(1))
    expect(run).toHaveBeenCalledTimes(1)
    await queue.process()
    expect(run).toHaveBeenCalledTimes(2)
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
    await tab(async () => Promise.reject(error)).enqueue(cart(1))
    expect(kept()).toHaveLength(1)
    expect(console.warn).toHaveBeenCalledTimes(words)
  })

  it('keeps a task the server could not process now', async () => {
    const { tab, kept } = device()
    await tab(async () => null).enqueue(cart(1))
    expect(kept()).toHaveLength(1)
  })

  it('sends nothing while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { tab, kept } = device()
    const run = vi.fn(async () => done)
    await tab(run).enqueue(cart(1))
    expect(run).not.toHaveBeenCalled()
    expect(kept()).toHaveLength(1)
  })

  it('continues with the next task if one fails', async () => {
    const { tab, kept } = device()
    const queue = tab(async () => {
      throw new Error('broken')
    })
    queue.kinds.set('Subscribe', { run: async () => done })
    await queue.enqueue(cart(1))
    await queue.enqueue({ operation: 'Subscribe', subject: 'newsletter', variables: {} })
    expect(kept().map(({ operation }) => operation)).toEqual(['CartSync'])
  })

  it('sends only the latest of several tasks about one subject', async () => {
    const { tab } = device()
    const { promise: network, resolve: back } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const queue = tab(async ({ variables }) => {
      sent.push(variables)
      if (sent.length === 1) await network
      return done
    })
    const first = queue.enqueue(cart(1))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const later = [2, 3, 4, 5].map((revision) => queue.enqueue(cart(revision)))
    back()
    await Promise.all([first, ...later])
    expect(sent).toEqual([{ revision: 1 }, { revision: 5 }])
  })

  it('runs a task in one tab only', async () => {
    const { tab } = device()
    const run = vi.fn(async () => done)
    const [one, other] = [tab(run), tab(run)]
    await one.enqueue(cart(1))
    await Promise.all([one.process(), other.process(), other.enqueue(cart(2)), one.process()])
    expect(run).toHaveBeenCalledTimes(2)
  })

  // QUEUE-12
  describe('with a task answered while no page was open', () => {
    /** A device whose only task has this answer. */
    async function answered(answer: unknown, isOnline: boolean) {
      vi.stubGlobal('navigator', { onLine: false })
      const { tab, kept, keep } = device()
      const queue = tab(takenUp)
      await queue.enqueue({ ...cart(1), is_result_cacheable: true })
      keep(withUnsettledAnswer(kept()[0]?.task_id ?? '', answer, new Date())(kept()))
      vi.stubGlobal('navigator', { onLine: isOnline })
      return { queue, kept }
    }

    it('settles the answer without resending, even offline', async () => {
      const { queue, kept } = await answered({ sync: { revision: 7, userErrors: [] } }, false)
      await queue.process()
      await queue.process()
      expect(kept()).toMatchObject([{ transmited: true, code: 200, meta: 7 }])
      expect(mutate).not.toHaveBeenCalled()
    })

    it('resends the task if another version of the shop stored the answer', async () => {
      const { queue, kept } = await answered({ somethingElse: null }, true)
      const answer: Synced = { sync: { revision: 8, userErrors: [] } }
      vi.mocked(mutate).mockResolvedValueOnce(answer)
      await queue.process()
      expect(kept()).toMatchObject([{ code: 200, meta: 8 }])
    })

    it('keeps the answer next to a newer task about the same subject', async () => {
      const { queue, kept } = await answered({ sync: { revision: 7, userErrors: [] } }, false)
      await queue.enqueue(cart(2))
      expect(kept()).toMatchObject([{ transmited: true, meta: 7 }, { transmited: false }])
    })
  })

  it('drops all tasks about a subject, sent or not', async () => {
    const { tab, kept } = device()
    const queue = tab(async () => null)
    await queue.enqueue(cart(1))
    await queue.enqueue({ operation: 'Order', subject: 'order', variables: {} })
    await queue.drop('cart')
    await queue.drop('nothing')
    expect(kept().map(({ subject }) => subject)).toEqual(['order'])
  })

  it('notifies listeners if tasks are still waiting, but not if all are done', async () => {
    const { tab } = device()
    const queue = tab(vi.fn<TaskKind['run']>().mockRejectedValueOnce(new OfflineError()).mockResolvedValue(done))
    const told = vi.fn()
    queue.onWaiting(told)
    await queue.enqueue(cart(1))
    expect([told.mock.calls.length, queue.isWaiting()]).toEqual([1, true])
    await queue.enqueue(cart(2))
    expect([told.mock.calls.length, queue.isWaiting()]).toEqual([1, false])
  })

  it('keeps tasks of an unknown kind', async () => {
    const { tab, kept } = device()
    await tab(async () => done).enqueue({ operation: 'Subscribe', subject: 'newsletter', variables: {} })
    expect(kept()).toHaveLength(1)
  })

  it.each([undefined, null, 'tasks', 7, [null, 7, {}, { task_id: 1 }, { task_id: 'a', operation: 'B' }]])(
    'ignores stored %j',
    async (stored) => {
      const { tab, keep, kept } = device()
      keep(stored)
      await tab(async () => done).enqueue(cart(1))
      expect(kept()).toEqual([])
    },
  )

  // USER-16
  it.each<[string, TaskKind['run'] | null]>([
    ['fails offline', async () => Promise.reject(new OfflineError())],
    ['cannot be processed now', async () => null],
    ['has no handler yet', null],
  ])('holds back a guest’s tasks while the sign-out before them %s', async (_, signOut) => {
    const { tab, kept } = device()
    const run = vi.fn<TaskKind['run']>(async () => done)
    const queue = tab(run)
    if (signOut) queue.kinds.set('CustomerSignOut', { run: signOut })
    await queue.clear({ operation: 'CustomerSignOut', subject: 'session', variables: {} })
    await queue.enqueue(cart(1))
    expect(run).not.toHaveBeenCalled()
    expect(kept().map(({ subject }) => subject)).toEqual(['session', 'cart'])
    expect([queue.isWaiting('session'), queue.isWaiting('order')]).toEqual([true, false])

    queue.kinds.set('CustomerSignOut', { run: async () => done })
    await queue.process()
    expect(run).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })
})
