import {
  CartSyncDocument,
  CurrentCustomerDocument,
  type CurrentCustomerQuery,
  CustomerSignOutDocument,
  CustomerUpdateDocument,
  CuttingListSendDocument,
  NewsletterSubscribeDocument,
  NewsletterUnsubscribeDocument,
  OrderPlaceDocument,
  ReviewCreateDocument,
} from '#schema/generated/operations.ts'
import type { OperationAnswer } from '../api/client.ts'
import { SessionExpiredError } from '../api/session-expired.ts'
import type { DeviceStore } from '../storage/device-store.ts'
import { decodeTasks, type Task, withUnsettledAnswer } from '../sync/task.ts'
import type { Lock } from '../sync/task-queue.ts'
import { TasksLeftError } from './tasks-left.ts'

/** Operations the worker sends; all other tasks wait for a page that can handle them. */
const SENT = [
  CartSyncDocument,
  CustomerSignOutDocument,
  CustomerUpdateDocument,
  CuttingListSendDocument,
  NewsletterSubscribeDocument,
  NewsletterUnsubscribeDocument,
  OrderPlaceDocument,
  ReviewCreateDocument,
]
const ids: ReadonlyMap<string, string> = new Map(SENT.map(({ name, id }) => [name, id]))

/** Browsers give a worker a few minutes, and each task may take fifteen seconds. */
const MOST_TASKS = 8

/** Error codes worth a retry. */
const PASSING: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'UNCONFIRMED'])

export interface SendParts {
  readonly tasks: Pick<DeviceStore, 'read' | 'change'>
  readonly alone: Lock
  /** Whether the device has a customer. */
  readonly hasCustomer: () => Promise<boolean>
  /** Deletes all shopper data on the device. */
  readonly forgetShopper: () => Promise<void>
  /** Tells open pages to send queued tasks; false if no page is open. */
  readonly leaveToPages: () => Promise<boolean>
  /** Marks an order as sent; false if it was cancelled. @throws if the mark cannot be stored */
  readonly markOrderSending: (variables: unknown) => Promise<boolean>
  /** Sends an operation by its id. @throws if the answer is incomplete */
  readonly post: (id: string, variables: unknown) => Promise<OperationAnswer['data']>
}

/**
 * Sends queued tasks as a page would, one after another, while no page is open. Stores the answers for the next page to settle. A
 * customer's tasks are sent only in that customer's session. If it has expired, the customer's data is deleted instead.
 * @throws TasksLeftError, or the error of a request, if some tasks are still queued
 * @source QUEUE-12; decision 0027
 */
export async function sendTasks(parts: SendParts): Promise<void> {
  if ((await waiting(parts)).length === 0) return
  await refusePages(parts)
  await parts.alone(async () => {
    try {
      if (!(await isSessionThere(parts))) return await forget(parts)
      await sendInTurn(parts)
    } catch (error) {
      if (!(error instanceof SessionExpiredError)) throw error
      await forget(parts)
    }
  })
}

/** Stops at the first failure: what a guest adds after signing out must not be sent before the sign-out. */
async function sendInTurn(parts: SendParts): Promise<void> {
  const tasks = await waiting(parts)
  for (const { task_id, id, variables } of tasks.slice(0, MOST_TASKS)) {
    await refusePages(parts)
    // A cancelled order must not be sent. An order that is not cancelled must be marked as sent before its answer arrives.
    if (id === OrderPlaceDocument.id && !(await parts.markOrderSending(variables))) {
      await parts.tasks.change((stored) => decodeTasks(stored).filter((task) => task.task_id !== task_id))
      continue
    }
    const data = await parts.post(id, variables)
    if (isPassing(data)) throw new TasksLeftError('the platform could not do it now')
    await parts.tasks.change((stored) => withUnsettledAnswer(task_id, data, new Date())(decodeTasks(stored)))
  }
  if (tasks.length > MOST_TASKS) throw new TasksLeftError('there are more')
}

async function waiting({ tasks }: SendParts): Promise<readonly (Task & { readonly id: string })[]> {
  const open = decodeTasks(await tasks.read()).filter(({ transmited }) => !transmited)
  return open.flatMap((task) => {
    const id = ids.get(task.operation)
    return id === undefined ? [] : [{ ...task, id }]
  })
}

async function isSessionThere({ hasCustomer, post }: SendParts): Promise<boolean> {
  if (!(await hasCustomer())) return true
  const answer: Partial<CurrentCustomerQuery> = await post(CurrentCustomerDocument.id, {})
  return Boolean(answer.customer)
}

async function forget(parts: SendParts): Promise<void> {
  await refusePages(parts)
  await parts.forgetShopper()
}

async function refusePages({ leaveToPages }: SendParts): Promise<void> {
  if (await leaveToPages()) throw new TasksLeftError('a page of the shop is open')
}

/** Whether the server was temporarily unavailable or the outcome is unknown. */
function isPassing(data: OperationAnswer['data']): boolean {
  const lists = Object.values(data).map((field): unknown => Object(field).userErrors)
  return lists.length === 0 || lists.some((list) => !Array.isArray(list) || list.some((error) => PASSING.has(Object(error).code)))
}
