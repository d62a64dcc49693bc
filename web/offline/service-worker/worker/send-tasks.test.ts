import { describe, expect, it, vi } from 'vitest'
import {
  CartSyncDocument,
  CurrentCustomerDocument,
  CustomerSignOutDocument,
  OrderPlaceDocument,
} from '#schema/generated/operations.ts'
import { UnavailableError } from '../../../data/errors.ts'
import { SessionExpiredError } from '../../../data/session/session-expired.ts'
import { decodeTasks, isUnsettled, newTask, type Task } from '../../tasks/task.ts'
import type { Data } from './post-operation.ts'
import { type SendParts, sendTasks } from './send-tasks.ts'
import { TasksLeftError } from './tasks-left.ts'

const { id: CART } = CartSyncDocument
const { id: CUSTOMER } = CurrentCustomerDocument
const { id: SIGN_OUT } = CustomerSignOutDocument

const task = (operation: string, number: number): Task =>
  newTask({ operation, variables: { number }, subject: `${operation} ${number}` }, new Date(number), `${number}`)
const cart = (number: number) => task(CartSyncDocument.name, number)

const taken: Data = { cartSync: { userErrors: [] } }
const refused = (code: string): Data => ({ cartSync: { userErrors: [{ code, field: null, message: 'No' }] } })

/** A device without a page of the shop, and a server that takes everything. */
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
      noteOrder: async () => true,
      ...parts,
      forgetShopper,
      post,
    })
  return { send, forgetShopper, sent: () => post.mock.calls, kept: () => decodeTasks(kept) }
}

// QUEUE-12
describe('tasks that wait while no page of the shop is open', () => {
  it('are sent in their order, and their answers wait for a page to settle them', async () => {
    const { send, sent, kept } = device([task(CustomerSignOutDocument.name, 1), cart(2)])
    await send()
    expect(sent()).toEqual([
      [SIGN_OUT, { number: 1 }],
      [CART, { number: 2 }],
    ])
    expect(kept().map(({ result }) => result)).toEqual([taken, taken])
    expect(kept().every(isUnsettled)).toBe(true)
  })

  it('are sent once, however often the browser asks for it', async () => {
    const { send, sent } = device([cart(1)])
    await send()
    await send()
    expect(sent()).toHaveLength(1)
  })

  it('are settled by the page also when they were refused', async () => {
    const { send, kept } = device([cart(1)], { post: async () => refused('OUT_OF_STOCK') })
    await send()
    expect(kept()).toMatchObject([{ transmited: true, result: refused('OUT_OF_STOCK'), code: null }])
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), TypeError],
    ['the shop does not answer', () => Promise.reject(new UnavailableError('status 503')), UnavailableError],
    ['the platform cannot do it now', async () => refused('UNAVAILABLE'), TasksLeftError],
    ['there were too many', async () => refused('TOO_MANY_REQUESTS'), TasksLeftError],
    ['the answer says nothing of what became of it', async () => ({ cartSync: null }), TasksLeftError],
    ['the answer is empty', async () => ({}), TasksLeftError],
  ])('wait with all that come after them when %s, and the browser is to try again', async (_, post, error) => {
    const { send, sent, kept } = device([cart(1), cart(2)], { post })
    await expect(send()).rejects.toThrow(error)
    expect(sent()).toHaveLength(1)
    expect(kept()).toEqual([cart(1), cart(2)])
  })

  it('are left to a page that is open, and to one that is opened meanwhile', async () => {
    const open = device([cart(1)], { leaveToPages: async () => true })
    await expect(open.send()).rejects.toThrow(TasksLeftError)
    expect(open.sent()).toEqual([])

    const leaveToPages = vi.fn(async () => leaveToPages.mock.calls.length > 2)
    const opened = device([cart(1), cart(2)], { leaveToPages })
    await expect(opened.send()).rejects.toThrow(TasksLeftError)
    expect(opened.kept().map(({ transmited }) => transmited)).toEqual([true, false])
  })

  it('are some at a time, where somebody has left very many', async () => {
    const { send, sent } = device(Array.from({ length: 10 }, (_, number) => cart(number)))
    await expect(send()).rejects.toThrow(TasksLeftError)
    expect(sent()).toHaveLength(8)
    await send()
    expect(sent()).toHaveLength(10)
  })

  it('wake nobody up where there are none, or none that is known here', async () => {
    const leaveToPages = vi.fn(async () => true)
    await device([], { leaveToPages }).send()
    await device([task('Unknown', 1), task('constructor', 2)], { leaveToPages }).send()
    expect(leaveToPages).not.toHaveBeenCalled()
  })
})

// ORDER-6, ORDER-7
describe('an order that waits', () => {
  const order = task(OrderPlaceDocument.name, 1)
  const placed: Data = { orderPlace: { order: { id: '7' }, userErrors: [] } }

  it('is noted as sent before it is', async () => {
    const noted: unknown[] = []
    const noteOrder = async (variables: unknown) => Boolean(noted.push(variables))
    const { send, sent, kept } = device([order], {
      noteOrder,
      post: async () => {
        expect(noted).toEqual([order.variables])
        return placed
      },
    })
    await send()
    expect(sent()).toHaveLength(1)
    expect(kept().every(isUnsettled)).toBe(true)
  })

  it('and is not wanted any more is not sent, and what comes after it is', async () => {
    const { send, sent, kept } = device([order, cart(2)], { noteOrder: async () => false })
    await send()
    expect(sent()).toEqual([[CART, { number: 2 }]])
    expect(kept()).toMatchObject([{ operation: CartSyncDocument.name }])
  })

  it('is not sent where that cannot be noted', async () => {
    const { send, sent } = device([order], { noteOrder: () => Promise.reject(new TasksLeftError('full')) })
    await expect(send()).rejects.toThrow(TasksLeftError)
    expect(sent()).toEqual([])
  })

  it('is sent again while nobody knows what became of it', async () => {
    const unknown: Data = { orderPlace: { order: null, userErrors: [{ code: 'UNCONFIRMED' }] } }
    const { send, kept } = device([order], { post: async () => unknown })
    await expect(send()).rejects.toThrow(TasksLeftError)
    expect(kept()).toEqual([order])
  })
})

// USER-16, TOKEN-4
describe("a customer's tasks", () => {
  it('are sent while the customer is signed in', async () => {
    const post = async (id: string): Promise<Data> => (id === CUSTOMER ? { customer: { email: 'ann@wright.example' } } : taken)
    const { send, sent, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await send()
    expect(sent().map(([id]) => id)).toEqual([CUSTOMER, CART])
    expect(forgetShopper).not.toHaveBeenCalled()
  })

  it.each([
    ['the shop knows them no longer', async () => ({ customer: null })],
    ['their session has ended', () => Promise.reject(new SessionExpiredError('Sign in again'))],
  ])('are never sent when %s, and all that is kept of them goes', async (_, post) => {
    const { send, sent, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await send()
    expect(sent().map(([id]) => id)).toEqual([CUSTOMER])
    expect(forgetShopper).toHaveBeenCalledOnce()
  })

  it('wait when nobody can say who is signed in, and nothing goes', async () => {
    const post = () => Promise.reject(new UnavailableError('status 503'))
    const { send, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await expect(send()).rejects.toThrow(UnavailableError)
    expect(forgetShopper).not.toHaveBeenCalled()
  })

  it('go too when the session ends while they are sent', async () => {
    const post = (id: string) =>
      id === CUSTOMER ? Promise.resolve({ customer: {} }) : Promise.reject(new SessionExpiredError(''))
    const { send, forgetShopper } = device([cart(1)], { hasCustomer: async () => true, post })
    await send()
    expect(forgetShopper).toHaveBeenCalledOnce()
  })
})
