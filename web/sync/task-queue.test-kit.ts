import { afterEach, beforeEach, vi } from 'vitest'
import { updateNetwork } from '../api/network.ts'
import { isExpectedFailure } from '../api/session-expired.ts'
import { defineTask } from './define-task.ts'
import { createLock } from './lock.ts'
import { asList, memoryDevice, mutateBy, type Network, NO_VALUES, operation } from './sync.test-kit.ts'
import { taskQueue } from './task-queue.ts'

interface Variables {
  readonly revision: number
  readonly subject?: string
}

/** Defines a task whose variables can name another subject. */
export const task = (name: string, subject: string) =>
  defineTask({
    mutation: operation(name),
    key: ({ subject: own = subject }: Variables) => own,
    userErrors: ({ sync }) => sync.userErrors,
    decode: (stored) => stored as Variables,
    meta: ({ sync: { revision } }) => revision,
  })
export const CART = task('CartSync', 'cart')
export const NEWS = task('Subscribe', 'newsletter')
export const ORDER = task('Order', 'order')
export const SIGN_OUT = task('CustomerSignOut', 'session')

/** A device with the queues of its tabs. */
export function device() {
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

export const keepResult = { is_result_cacheable: true } as const

/** Each test starts online, and sees the warnings. */
export function mockBrowser() {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true })
    updateNetwork({ isOnline: true })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
