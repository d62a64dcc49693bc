import { SessionExpiredError } from '../api/session-expired.ts'
import type { DeviceStore } from '../storage/device-store.ts'
import type { ListChange } from '../storage/device-value.ts'
import type { DefinedTask, Mutate, TaskDevice } from './define-task.ts'
import type { Lock } from './lock.ts'
import { decodeTasks, type Task, withoutTask, withUnsettledAnswer } from './task.ts'
import { UnsentTasksError } from './unsent-tasks-error.ts'

/** Browsers give a worker a few minutes, and each task may take fifteen seconds. */
const MOST_TASKS = 8

export interface SendParts {
  readonly tasks: Pick<DeviceStore, 'read' | 'change'>
  /** The lock of the page's queue. */
  readonly withLock: Lock
  readonly definitions: readonly DefinedTask[]
  readonly device: TaskDevice
  readonly mutate: Mutate
  /** Tells open pages to send queued tasks; false if no page is open. */
  readonly leaveToPages: () => Promise<boolean>
  /** Whether the session in which the tasks were created is still open. @throws if that is unknown */
  readonly hasSession: () => Promise<boolean>
  /** Deletes all shopper data on the device, including the tasks. */
  readonly forgetShopper: () => Promise<void>
}

/**
 * Sends queued tasks as a page would, one after another, while no page is open. Stores the answers for the next page to apply and
 * report. If the session has expired, the shopper's data is deleted instead.
 * @throws UnsentTasksError, or the error of a request, if some tasks are still unsent
 * @source QUEUE-12; decision 0022
 */
export async function sendWithoutPage(parts: SendParts): Promise<void> {
  if ((await unsentTasks(parts)).length === 0) return
  await throwIfPageOpen(parts)
  await parts.withLock(async () => {
    try {
      if (!(await parts.hasSession())) return await forget(parts)
      await sendInTurn(parts)
    } catch (error) {
      if (!(error instanceof SessionExpiredError)) throw error
      await forget(parts)
    }
  })
}

/** Stops at the first failure: what a guest adds after signing out must not be sent before the sign-out. */
async function sendInTurn(parts: SendParts): Promise<void> {
  const tasks = await unsentTasks(parts)
  for (const { task, definition } of tasks.slice(0, MOST_TASKS)) {
    await throwIfPageOpen(parts)
    const sent = await definition.send(task, parts.device, parts.mutate)
    if (sent.kind === 'retryable') throw new UnsentTasksError(`${task.operation} could not be processed now`)
    if (sent.kind === 'dropped') await change(parts, withoutTask(task.task_id))
    if (sent.kind === 'answered') await change(parts, withUnsettledAnswer(task.task_id, sent.result, new Date()))
  }
  if (tasks.length > MOST_TASKS) throw new UnsentTasksError('there are more tasks')
}

const change = ({ tasks }: SendParts, wanted: ListChange<Task>) => tasks.change((stored) => wanted(decodeTasks(stored)))

async function unsentTasks({ tasks, definitions }: SendParts) {
  const known = new Map(definitions.map((definition) => [definition.operation, definition]))
  const unsent = decodeTasks(await tasks.read()).filter(({ transmited }) => !transmited)
  return unsent.flatMap((task) => {
    const definition = known.get(task.operation)
    return definition ? [{ task, definition }] : []
  })
}

async function forget(parts: SendParts): Promise<void> {
  await throwIfPageOpen(parts)
  await parts.forgetShopper()
}

/** An open page sends the tasks itself. */
async function throwIfPageOpen({ leaveToPages }: SendParts): Promise<void> {
  if (await leaveToPages()) throw new UnsentTasksError('a page of the shop is open')
}
