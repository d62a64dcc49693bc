import { describe, expect, it, vi } from 'vitest'
import { OfflineError, UnavailableError } from '../api/errors.ts'
import { SessionExpiredError } from '../api/session-expired.ts'
import { defineTask } from './define-task.ts'
import { type SendParts, sendWithoutPage } from './send-without-page.ts'
import { asList, memoryDevice, mutateBy, type Network, NO_VALUES, operation, toAccepted, toRejected } from './sync.test-kit.ts'
import { createTask, isUnsettled, type NewTask, type Task } from './task.ts'
import { UnsentTasksError } from './unsent-tasks-error.ts'

interface Variables {
  readonly revision: number
}

const define = (name: string, prepare?: (stored: Variables | null) => Promise<Variables | null>) =>
  defineTask({
    mutation: operation(name),
    key: ({ revision }: Variables) => `${name} ${revision}`,
    userErrors: ({ sync }) => sync.userErrors,
    decode: (stored) => (Object(stored).revision === undefined ? null : (stored as Variables)),
    ...(prepare && { prepare }),
  })
const CART = define('CartSync')
const SIGN_OUT = define('CustomerSignOut')
const cart = (revision: number) => createQueued(CART.create({ revision }))
const createQueued = (fields: NewTask): Task => createTask(fields, new Date(0), `${fields.subject}`)

/** A device with no open page of the shop, and a server that accepts everything. */
function createDevice(
  tasks: readonly Task[],
  { network = async () => toAccepted(), ...parts }: Partial<SendParts> & { readonly network?: Network } = {},
) {
  const { store, keep, kept } = memoryDevice()
  keep(tasks)
  const post = vi.fn<Network>(network)
  const forgetShopper = vi.fn(async () => undefined)
  const send = () =>
    sendWithoutPage({
      tasks: store,
      withLock: (work) => work(),
      definitions: asList(CART, SIGN_OUT),
      device: NO_VALUES,
      mutate: mutateBy(post),
      hasSession: async () => true,
      leaveToPages: async () => false,
      ...parts,
      forgetShopper,
    })
  return { send, forgetShopper, sent: () => post.mock.calls.map(([{ revision }, name]) => `${name} ${revision}`), kept }
}

// QUEUE-12
describe('sending without an open page', () => {
  it('sends tasks in order and keeps their answers for a page to apply', async () => {
    const { send, sent, kept } = createDevice([createQueued(SIGN_OUT.create({ revision: 1 })), cart(2)])
    await send()
    expect(sent()).toEqual(['CustomerSignOut 1', 'CartSync 2'])
    expect(kept().map(({ result }) => result)).toEqual([toAccepted(), toAccepted()])
    expect(kept().every(isUnsettled)).toBe(true)
  })

  it('sends each task once, however often the browser triggers a sync', async () => {
    const { send, sent } = createDevice([cart(1)])
    await send()
    await send()
    expect(sent()).toHaveLength(1)
  })

  it('leaves rejected answers to a page as well', async () => {
    const { send, kept } = createDevice([cart(1)], { network: async () => toRejected('OUT_OF_STOCK') })
    await send()
    expect(kept()).toMatchObject([{ transmited: true, result: toRejected('OUT_OF_STOCK'), code: null }])
  })

  it.each<[string, Network, new (...args: never[]) => Error]>([
    ['there is no network', () => Promise.reject(new OfflineError()), OfflineError],
    ['the shop does not answer', () => Promise.reject(new UnavailableError('status 503')), UnavailableError],
    ['the platform is unavailable', async () => toRejected('UNAVAILABLE'), UnsentTasksError],
    ['the rate limit is exceeded', async () => toRejected('TOO_MANY_REQUESTS'), UnsentTasksError],
    ['the outcome is unknown', async () => toRejected('UNCONFIRMED'), UnsentTasksError],
    ['the answer has no result', async () => ({ sync: null }), UnsentTasksError],
    ['the answer is empty', async () => ({}), UnsentTasksError],
  ])('keeps the task and all later ones when %s, so that the browser retries', async (_, network, error) => {
    const { send, sent, kept } = createDevice([cart(1), cart(2)], { network })
    await expect(send()).rejects.toThrow(error)
    expect(sent()).toHaveLength(1)
    expect(kept()).toEqual([cart(1), cart(2)])
  })

  it('leaves tasks to a page that is open or opens meanwhile', async () => {
    const open = createDevice([cart(1)], { leaveToPages: async () => true })
    await expect(open.send()).rejects.toThrow(UnsentTasksError)
    expect(open.sent()).toEqual([])

    const leaveToPages = vi.fn(async () => leaveToPages.mock.calls.length > 2)
    const opened = createDevice([cart(1), cart(2)], { leaveToPages })
    await expect(opened.send()).rejects.toThrow(UnsentTasksError)
    expect(opened.kept().map(({ transmited }) => transmited)).toEqual([true, false])
  })

  it('sends a limited number of tasks per sync', async () => {
    const { send, sent } = createDevice(Array.from({ length: 10 }, (_, number) => cart(number)))
    await expect(send()).rejects.toThrow(UnsentTasksError)
    expect(sent()).toHaveLength(8)
    await send()
    expect(sent()).toHaveLength(10)
  })

  it('does not wake pages without known tasks', async () => {
    const leaveToPages = vi.fn(async () => true)
    const unknown = ['Unknown', 'constructor'].map((name) => createQueued(define(name).create({ revision: 1 })))
    await createDevice([], { leaveToPages }).send()
    await createDevice(unknown, { leaveToPages }).send()
    expect(leaveToPages).not.toHaveBeenCalled()
  })

  it('removes a task that the device no longer wants, and sends the tasks after it', async () => {
    const dropped = define('CustomerSignOut', async () => null)
    const { send, sent, kept } = createDevice([createQueued(dropped.create({ revision: 1 })), cart(2)], {
      definitions: asList(CART, dropped),
    })
    await send()
    expect(sent()).toEqual(['CartSync 2'])
    expect(kept()).toMatchObject([{ operation: 'CartSync' }])
  })

  it('keeps a task that only another version of the shop can read, and sends the tasks after it', async () => {
    const unreadable = { ...cart(1), variables: 'of another version' }
    const { send, sent, kept } = createDevice([unreadable, cart(2)])
    await send()
    expect(sent()).toEqual(['CartSync 2'])
    expect(kept()[0]).toEqual(unreadable)
  })
})

// USER-16, TOKEN-4
describe('sending a customer’s tasks without an open page', () => {
  it.each([
    ['the session has ended', async () => false],
    ['the session has expired', () => Promise.reject(new SessionExpiredError('Sign in again'))],
  ])('sends nothing when %s and deletes the customer’s data', async (_, hasSession) => {
    const { send, sent, forgetShopper } = createDevice([cart(1)], { hasSession })
    await send()
    expect(sent()).toEqual([])
    expect(forgetShopper).toHaveBeenCalledOnce()
  })

  it('keeps tasks and data if the session cannot be checked', async () => {
    const hasSession = () => Promise.reject(new UnavailableError('status 503'))
    const { send, sent, forgetShopper } = createDevice([cart(1)], { hasSession })
    await expect(send()).rejects.toThrow(UnavailableError)
    expect(sent()).toEqual([])
    expect(forgetShopper).not.toHaveBeenCalled()
  })

  it('deletes the customer’s data if the session expires while sending', async () => {
    const { send, forgetShopper } = createDevice([cart(1)], { network: () => Promise.reject(new SessionExpiredError('')) })
    await send()
    expect(forgetShopper).toHaveBeenCalledOnce()
  })
})
