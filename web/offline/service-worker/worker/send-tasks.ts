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
import { SessionExpiredError } from '../../../data/session/session-expired.ts'
import type { DeviceStore } from '../../device-store.ts'
import { decodeTasks, type Task, withUnsettledAnswer } from '../../tasks/task.ts'
import type { Alone } from '../../tasks/task-queue.ts'
import type { Data } from './post-operation.ts'
import { TasksLeftError } from './tasks-left.ts'

/** What the worker sends; any other task waits for a page that knows what to do with it. */
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

/** A browser lets a worker work for some minutes, each task may take a quarter of one. */
const MOST_TASKS = 8

/** Codes of what is worth sending again. */
const PASSING: ReadonlySet<unknown> = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'UNCONFIRMED'])

export interface SendParts {
  readonly tasks: Pick<DeviceStore, 'read' | 'change'>
  readonly alone: Alone
  /** Whether the device knows a customer. */
  readonly hasCustomer: () => Promise<boolean>
  /** Forgets whatever the device has of its shopper. */
  readonly forgetShopper: () => Promise<void>
  /** Has the pages of the shop send what waits; false where none is open. */
  readonly leaveToPages: () => Promise<boolean>
  /** Notes that an order is sent; false where it is not wanted any more. @throws where that cannot be noted */
  readonly noteOrder: (variables: unknown) => Promise<boolean>
  /** Sends an operation by its id. @throws where there is no whole answer */
  readonly post: (id: string, variables: unknown) => Promise<Data>
}

/**
 * Sends the tasks that wait as a page would, one after another, as long as no page is open, and notes the answers for the next page to
 * settle. What is a customer's is sent in that customer's session alone: where it has ended, everything of theirs goes instead.
 * @throws TasksLeftError, or what a request failed with, where some still wait
 * @source QUEUE-12; decision 0093
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

/** The first that fails ends it: what a guest puts in after signing out must not come before the sign-out. */
async function sendInTurn(parts: SendParts): Promise<void> {
  const tasks = await waiting(parts)
  for (const { task_id, id, variables } of tasks.slice(0, MOST_TASKS)) {
    await refusePages(parts)
    // Whoever gave it up is not to have it ordered; whoever has not must find it sent, whatever happens to the answer.
    if (id === OrderPlaceDocument.id && !(await parts.noteOrder(variables))) {
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

/** Whether the server could not do it now, or has not said what became of it. */
function isPassing(data: Data): boolean {
  const lists = Object.values(data).map((field): unknown => Object(field).userErrors)
  return lists.length === 0 || lists.some((list) => !Array.isArray(list) || list.some((error) => PASSING.has(Object(error).code)))
}
