import { setImmediate as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineError } from '../api/errors.ts'
import { isExpectedFailure } from '../api/session-expired.ts'
import type { OpenDeviceValue } from '../storage/open-device-value.ts'
import { defineTask, type TaskDevice } from './define-task.ts'
import { createLock, type Lock } from './lock.ts'
import { sendWithoutPage } from './send-without-page.ts'
import { type Answer, asList, memoryDevice, mutateBy, type Network, operation, toAccepted, toRejected } from './sync.test-kit.ts'
import { isUnsettled } from './task.ts'
import { type TaskQueue, taskQueue } from './task-queue.ts'

/**
 * Random histories of two tabs and a service worker with one device, over a network that loses, doubles, delays and reorders requests
 * and answers.
 */
const FAULTS = ['none', 'request lost', 'answer lost', 'late', 'doubled', 'slow', 'unavailable'] as const
type Fault = (typeof FAULTS)[number]

const SUBJECTS = ['CartSync', 'CustomerUpdate'] as const
type Subject = (typeof SUBJECTS)[number]

const tab = fc.constantFrom<0 | 1>(0, 1)
const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), tab, subject: fc.constantFrom(...SUBJECTS) }),
  fc.record({ kind: fc.constant('retry' as const), tab }),
  fc.record({ kind: fc.constant('reload' as const), tab }),
  fc.record({ kind: fc.constant('close all and sync' as const) }),
  fc.record({ kind: fc.constant('deliver late requests' as const) }),
  fc.record({ kind: fc.constant('wait' as const) }),
)
const history = fc.record({
  steps: fc.array(step, { maxLength: 30 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 30 }),
})

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server whose mutations are idempotent: a revision has an effect once, and none after a newer one. */
function idempotentServer() {
  const latest = new Map<string, number>()
  const effects: string[] = []
  const receive: Network = async ({ revision }, name) => {
    if (revision > (latest.get(name) ?? 0)) {
      latest.set(name, revision)
      effects.push(`${name} ${revision}`)
    }
    return toAccepted(revision)
  }
  return { receive, effects }
}

/** Each request meets the next fault, until the network is calm. */
function faultyNetwork(receive: Network, faults: readonly Fault[]) {
  const late: (() => Promise<unknown>)[] = []
  let requests = 0
  let isCalm = false
  const send: Network = async (variables, name) => {
    const fault = isCalm ? 'none' : (faults[requests++ % faults.length] ?? 'none')
    const deliver = () => receive(variables, name)
    if (fault === 'unavailable') return toRejected('UNAVAILABLE')
    if (fault === 'request lost') throw new OfflineError()
    if (fault === 'late') {
      late.push(deliver)
      throw new OfflineError()
    }
    if (fault === 'slow') await pause()
    if (fault === 'doubled') await deliver()
    const answer = await deliver()
    if (fault === 'slow') await pause()
    if (fault === 'answer lost') throw new OfflineError()
    return answer
  }
  return {
    send,
    // The latest request arrives first.
    deliverLate: async () => {
      for (const deliver of late.splice(0).reverse()) await deliver()
    },
    calm: () => {
      isCalm = true
    },
  }
}

/** A device whose only value is the list of applied answers. */
function listOfApplied() {
  const applied: string[] = []
  const device: TaskDevice = {
    read: async <Value>() => applied as Value,
    change: async <Value>(_: OpenDeviceValue<Value>, change: (value: Value) => Value) => {
      applied.splice(0, applied.length, ...(change([...applied] as Value) as readonly string[]))
      return true
    },
  }
  const value = {} as OpenDeviceValue<readonly string[]>
  const define = (name: Subject) =>
    defineTask({
      mutation: operation(name),
      value,
      key: () => name,
      userErrors: ({ sync }) => sync.userErrors,
      decode: (stored) => stored as { readonly revision: number },
      apply:
        ({ result, isFinal }: { readonly result: Answer; readonly isFinal: boolean }) =>
        (list: readonly string[]) =>
          isFinal ? [...list, `${name} ${result.sync.revision}`] : list,
    })
  return { applied, device, tasks: { CartSync: define('CartSync'), CustomerUpdate: define('CustomerUpdate') } }
}

interface Page {
  readonly queue: TaskQueue
  close(): void
}

/** A browser with one device. */
function createBrowser(network: Network) {
  const memory = memoryDevice()
  const withLock: Lock = createLock('tasks')
  const { applied, device, tasks } = listOfApplied()
  const definitions = asList(...Object.values(tasks))
  const shared = { withLock, definitions, device }
  const pages: [Page | null, Page | null] = [null, null]

  function openPage(): Page {
    let isOpen = true
    const mutate = mutateBy(async (variables, name) => {
      if (!isOpen) throw new OfflineError()
      const answer = await network(variables, name)
      // A closed page receives no answers.
      if (!isOpen) throw new OfflineError()
      return answer
    })
    const queue = taskQueue({ ...shared, tasks: memory.openTasks(), mutate, isExpected: isExpectedFailure })
    for (const task of Object.values(tasks)) queue.follow(task)
    return {
      queue,
      close() {
        isOpen = false
      },
    }
  }
  const page = (number: 0 | 1): Page => {
    pages[number] ??= openPage()
    return pages[number]
  }
  const close = (number: 0 | 1) => {
    pages[number]?.close()
    pages[number] = null
  }
  return {
    applied,
    tasks,
    page,
    close,
    isDone: () => memory.kept().every((task) => task.transmited && !isUnsettled(task)),
    sync: () =>
      sendWithoutPage({
        ...shared,
        tasks: memory.store,
        mutate: mutateBy(network),
        leaveToPages: async () => pages.some((open) => open !== null),
        hasSession: async () => true,
        forgetShopper: async () => undefined,
      }).catch(() => undefined), // the browser triggers another sync
  }
}

// QUEUE-2, QUEUE-12
it('sends and applies each change exactly once, whatever the network and the shopper do', () =>
  fc.assert(
    fc.asyncProperty(history, async ({ steps, faults }) => {
      const server = idempotentServer()
      const network = faultyNetwork(server.receive, faults)
      const { applied, tasks, page, close, isDone, sync } = createBrowser(network.send)
      const revisions: Record<Subject, number> = { CartSync: 0, CustomerUpdate: 0 }
      const running: Promise<unknown>[] = []
      for (const taken of steps) {
        if (taken.kind === 'change') {
          revisions[taken.subject] += 1
          running.push(page(taken.tab).queue.enqueue(tasks[taken.subject], { revision: revisions[taken.subject] }))
          // A shopper acts in one tab at a time, so each change is stored before the next one.
          await pause()
        }
        if (taken.kind === 'retry') running.push(page(taken.tab).queue.process())
        if (taken.kind === 'reload') {
          close(taken.tab)
          running.push(page(taken.tab).queue.process())
        }
        if (taken.kind === 'close all and sync') {
          close(0)
          close(1)
          running.push(sync())
        }
        if (taken.kind === 'deliver late requests') await network.deliverLate()
        if (taken.kind === 'wait') await pause()
      }
      await Promise.all(running)
      network.calm()
      await network.deliverLate()
      close(0)
      close(1)
      await sync()
      await page(0).queue.process()

      expect(isDone()).toBe(true)
      expect(new Set(server.effects).size).toBe(server.effects.length)
      expect(new Set(applied).size).toBe(applied.length)
      for (const subject of SUBJECTS) {
        if (revisions[subject] === 0) continue
        const last = `${subject} ${revisions[subject]}`
        expect(server.effects.filter((effect) => effect.startsWith(subject)).at(-1)).toBe(last)
        expect(applied).toContain(last)
      }
    }),
    { numRuns: 200 },
  ))
