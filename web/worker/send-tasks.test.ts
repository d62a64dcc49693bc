import { describe, expect, it, vi } from 'vitest'
import {
  CartSyncDocument,
  CurrentCustomerDocument,
  CustomerSignOutDocument,
  OrderPlaceDocument,
} from '#schema/generated/operations.ts'
import type { OperationAnswer } from '../api/client.ts'
import { UnavailableError } from '../api/errors.ts'
import { SessionExpiredError } from '../api/session-expired.ts'
import { decodeTasks, isUnsettled, newTask, type Task } from '../sync/task.ts'
import { type SendParts, sendTasks } from './send-tasks.ts'
import { TasksLeftError } from './tasks-left.ts'

const { id: CART } = CartSyncDocument
const { id: CUSTOMER } = CurrentCustomerDocument
const { id: SIGN_OUT } = CustomerSignOutDocument

const task = (operation: string, number: number): Task =>
  newTask({ operation, variables: { number }, subject: `${operation} ${number}` }, new Date(number), `${number}`)
const cart = (number: number) => task(CartSyncDocument.name, number)

const taken: OperationAnswer['data'] = { cartSync: { userErrors: [] } }
const refused = (code: string): OperationAnswer['data'] => ({ cartSync: { userErrors: [{ code, field: null, message: 'No' }] } })

/** A device with no open page of the shop, and a server that accepts everything. */
function device(tasks: readonly Task[], parts: Partial<SendParts> = {}) {
  let kept: unknown = tasks
  const post = vi.fn(parts.post ?? (async () => taken))
  const forgetShopper = vi.fn(async () => undefined)
  const send = () =>
    sendTasks({
      tasks: {
        read: async () => kept,
        change: async (change) => {
          const changed = change(kept)
          kept = changed
          return changed
        },
      },
      alone: (work) => work(),
      hasCustomer: async () => false,
      leaveToPages: async () => false,
      markOrderSending: async () => true,
      ...parts,
      forgetShopper,
      post,
    })
  return { send, forgetShopper, sent: () => post.mock.calls, kept: () => decodeTasks(kept) }
}

// QUEUE-12
describe('background sync without an open page', () => {
  it('sends tasks in order and keeps their answers for a page to settle', async () => {
    const { send, sent, kept } = device([task(CustomerSignOutDocument.name, 1), cart(2)])
    await send()
    expect(sent()).toEqual([
      [SIGN_OUT, { number: 1 }],
      [CART, { number: 2 }],
    ])
    expect(kept().map(({ result }) => result)).toEqual([taken, taken])
    expect(kept().every(isUnsettled)).toBe(true)
  })

  it('sends each task once, however often the browser triggers a sync', async () => {
    const { send, sent } = device([cart(1)])
    await send()
    await send()
    expect(sent()).toHaveLength(1)
  })

  it('leaves rejected answers to a page as well', async () => {
    const { send, kept } = device([cart(1)], { post: async () => refused('OUT_OF_STOCK') })
    await send()
    expect(kept()).toMatchObject([{ transmited: true, result: refused('OUT_OF_STOCK'), code: null }])
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), TypeError],
    ['the shop does not answer', () => Promise.reject(new UnavailableError('status 503')), UnavailableError],
    ['the platform is unavailable', async () => refused('UNAVAILABLE'), TasksLeftError],
    ['the rate limit is exceeded', async () => refused('TOO_MANY_REQUESTS'), TasksLeftError],
    ['the answer has no result', async () => ({ cartSync: null }), TasksLeftError],
    ['the answer is empty', async () => ({}), TasksLeftError],
  ])('keeps the task and all later ones when %s, so that the browser retries', async (_, post, error) => {
    const { send, sent, kept } = device([cart(1), cart(2)], { post })
    await expect(send()).rejects.toThrow(error)
    expect(sent()).toHaveLength(1)
    expect(kept()).toEqual([cart(1), cart(2)])
  })

  it('leaves tasks to a page that is open or opens meanwhile', async () => {
    const open = device([cart(1)], { leaveToPages: async () => true })
    await expect(open.send()).rejects.toThrow(TasksLeftError)
    expect(open.sent()).toEqual([])

    const leaveToPages = vi.fn(async () => leaveToPages.mock.calls.length > 2)
    const opened = device([cart(1), cart(2)], { leaveToPages })
    await expect(opened.send()).rejects.toThrow(TasksLeftError)
    expect(opened.kept().map(({ transmited }) => transmited)).toEqual([true, false])
  })

  it('sends a limited number of tasks per sync', async () => {
    const { send, sent } = device(Array.from({ length: 10 }, (_, number) => cart(number)))
    await expect(send()).rejects.toThrow(TasksLeftError)
    expect(sent()).toHaveLength(8)
    await send()
    expect(sent()).toHaveLength(10)
  })

  it('does not wake pages without known tasks', async () => {
    const leaveToPages = vi.fn(async () => true)
    await device([], { leaveToPages }).send()
    await device([task('Unknown', 1), task('constructor', 2)], { leaveToPages }).send()
    expect(leaveToPages).not.toHaveBeenCalled()
  })
})

// ORDER-6, ORDER-7
describe('background sync of an order', () => {
  const order = task(OrderPlaceDocument.name, 1)
  const placed: OperationAnswer['data'] = { orderPlace: { order: { id: '7' }, userErrors: [] } }

  it('marks the order as sent before it is sent', async () => {
    const noted: unknown[] = []
    const markOrderSending = async (variables: unknown) => Boolean(noted.push(variables))
    const { send, sent, kept } = device([order], {
      markOrderSending,
      post: async () => {
        expect(noted).toEqual([order.variables])
        return placed
      },
    })
    await send()
    expect(sent()).toHaveLength(1)
    expect(kept().every(isUnsettled)).toBe(true)
  })

  it('skips a cancelled order and sends the tasks after it', async () => {
    const { send, sent, kept } = device([order, cart(2)], { markOrderSending: async () => false })
    await send()
    expect(sent()).toEqual([[CART, { number: 2 }]])
    expect(kept()).toMatchObject([{ operation: CartSyncDocument.name }])
  })

  it('does not send the order if the mark cannot be stored', async () => {
    const { send, sent } = device([order], { markOrderSending: () => Promise.reject(new TasksLeftError('full')) })
    await expect(send()).rejects.toThrow(TasksLeftError)
    expect(sent()).toEqual([])
  })

  it('retries an order with an unknown outcome', async () => {
    const unknown: OperationAnswer['data'] = { orderPlace: { order: null, userErrors: [{ code: 'UNCONFIRMED' }] } }
    const { send, kept } = device([order], { post: async () => unknown })
    await expect(send()).rejects.toThrow(TasksLeftError)
    expect(kept()).toEqual([order])
  })
})

// USER-16, TOKEN-4
describe('background sync for a customer', () => {
  it('sends tasks while the customer is signed in', async () => {
    const post = async (id: string): Promise<OperationAnswer['data']> =>
      id === CUSTOMER ? { customer: { email: 'ann@wright.example' } } : taken
    const { send, sent, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await send()
    expect(sent().map(([id]) => id)).toEqual([CUSTOMER, CART])
    expect(forgetShopper).not.toHaveBeenCalled()
  })

  it.each([
    ['the shop no longer knows the customer', async () => ({ customer: null })],
    ['their session has expired', () => Promise.reject(new SessionExpiredError('Sign in again'))],
  ])('sends nothing when %s and deletes the customer’s data', async (_, post) => {
    const { send, sent, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await send()
    expect(sent().map(([id]) => id)).toEqual([CUSTOMER])
    expect(forgetShopper).toHaveBeenCalledOnce()
  })

  it('keeps tasks and data if the session cannot be checked', async () => {
    const post = () => Promise.reject(new UnavailableError('status 503'))
    const { send, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await expect(send()).rejects.toThrow(UnavailableError)
    expect(forgetShopper).not.toHaveBeenCalled()
  })

  it('deletes the customer’s data if the session expires while sending', async () => {
    const post = (id: string) =>
      id === CUSTOMER ? Promise.resolve({ customer: {} }) : Promise.reject(new SessionExpiredError(''))
    const { send, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await send()
    expect(forgetShopper).toHaveBeenCalledOnce()
  })
})
