import type { DeviceList } from '../storage/device-value.ts'
import type { AnyOutcome, DefinedTask, Mutate, SendResult, TaskDevice } from './define-task.ts'
import { logRejections } from './log-rejections.ts'
import { isUnsettled, type Task, withoutTask, withTaskRecord } from './task.ts'

/** Shows an outcome to the shopper. */
export type Report = (outcome: AnyOutcome) => void

export interface AttemptParts {
  readonly tasks: DeviceList<Task>
  readonly device: TaskDevice
  readonly mutate: Mutate
}

/**
 * Sends a task and settles it by the answer. An answer that the service worker has stored is settled without a request.
 * @throws what `mutate` throws
 */
export async function attemptTask(task: Task, definition: DefinedTask, report: Report, parts: AttemptParts): Promise<void> {
  if (isUnsettled(task) && (await settleStored(task, definition, report, parts))) return
  await settle(task, definition, report, parts, await definition.send(task, parts.device, parts.mutate))
}

async function settle(
  task: Task,
  definition: DefinedTask,
  report: Report,
  { tasks, device }: AttemptParts,
  sent: SendResult,
): Promise<void> {
  if (sent.kind === 'unreadable') return
  if (sent.kind === 'dropped') return tasks.change(withoutTask(task.task_id))
  const outcome = await definition.settle(sent, device)
  if (task.silent) logRejections(task.operation, outcome.userErrors)
  else report(outcome)
  if (sent.kind === 'answered') await tasks.change(withTaskRecord(task.task_id, definition.record(outcome), new Date()))
}

/** Applies the answer the service worker received. @returns false if this page cannot apply it, so that the task is sent again */
async function settleStored(task: Task, definition: DefinedTask, report: Report, parts: AttemptParts): Promise<boolean> {
  try {
    // The operation defines the type of its answer.
    const sent = await definition.send(task, parts.device, async <Result>() => task.result as Result)
    if (sent.kind === 'retryable') return false
    await settle(task, definition, report, parts, sent)
    return true
  } catch (error) {
    console.warn(`${task.operation} is sent again: its stored answer cannot be applied`, error)
    return false
  }
}
