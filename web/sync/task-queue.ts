import type { UserError } from '#schema/operation.ts'
import { canReach } from '../api/network.ts'
import type { DeviceList } from '../storage/device-value.ts'
import { randomUuid } from '../storage/random-uuid.ts'
import { type AttemptParts, attemptTask, type Report } from './attempt-task.ts'
import type { AnyOutcome, DefinedTask } from './define-task.ts'
import type { Lock } from './lock.ts'
import { createTask, isUnsettled, type NewTask, SESSION, type Task, withTask } from './task.ts'

/** The outcome of a task's first attempt. */
export interface FirstAttempt {
  /** The task, or a newer one about the same subject, is unsent. */
  readonly isWaiting: boolean
  /** Why the task was rejected for good; empty for silent tasks. */
  readonly userErrors: readonly UserError[]
}

export interface TaskQueue {
  /**
   * Runs tasks of this kind from now on; until then they wait.
   * @param report shows the outcome to the shopper, unless the task is silent
   */
  follow<Stored, Outcome extends AnyOutcome>(task: DefinedTask<Stored, Outcome>, report?: (outcome: Outcome) => void): void
  /** Adds a task and runs it after the queued ones, or as soon as possible; resolves after the first attempt. */
  enqueue<Stored>(
    task: DefinedTask<Stored>,
    stored: Stored,
    options?: Partial<Pick<Task, 'silent' | 'is_result_cacheable'>>,
  ): Promise<FirstAttempt>
  /** Tries every queued task once. */
  process(): Promise<void>
  /** Drops unsent tasks and stored results. `next` is queued in their place and not run yet. */
  clear(next?: NewTask): Promise<void>
  /** Drops tasks and answers about a subject. */
  drop(subject: string): Promise<void>
  /** Whether any task, or any task about the subject, is unsent. */
  isWaiting(subject?: string): boolean
  /** Calls back when a new task was tried and some tasks are unsent. */
  onWaiting(listener: () => void): void
  /** Runs work while no task is running, in this and any other tab. */
  readonly withLock: Lock
}

interface TaskQueueParts extends AttemptParts {
  readonly withLock: Lock
  readonly definitions: readonly DefinedTask[]
  /** Whether an error needs no log line, such as a lost connection. */
  readonly isExpected: (error: unknown) => boolean
}

/**
 * A queue of tasks, run in order and in one tab at a time, with one attempt per trigger: a new task, a returning network, a loaded
 * cart. Tasks after a sign-out wait for it.
 * @source QUEUE-1 to QUEUE-3, QUEUE-8, QUEUE-9
 */
export function taskQueue({ withLock, definitions, isExpected, ...parts }: TaskQueueParts): TaskQueue {
  const { tasks } = parts
  const reports = new Map<string, Report>()
  /** The rejections of the tasks in their first attempt, by task id. */
  const firstAttempts = new Map<string, readonly UserError[]>()
  const listeners = new Set<() => void>()
  const known = new Map(definitions.map((definition) => [definition.operation, definition]))
  const isWaiting = (about?: string) =>
    tasks.current()?.some(({ transmited, subject }) => !transmited && subject === (about ?? subject)) ?? false
  let next: Promise<void> | null = null

  /** Leaves a task waiting if its kind is not followed yet. */
  async function attempt(task: Task): Promise<void> {
    const definition = known.get(task.operation)
    const report = reports.get(task.operation)
    if (!definition || !report) return
    const reportOutcome: Report = (outcome) => {
      if (outcome.isFinal && firstAttempts.has(task.task_id)) firstAttempts.set(task.task_id, outcome.userErrors)
      report(outcome)
    }
    await attemptTask(task, definition, reportOutcome, parts)
  }

  /** Callers that arrive during a run share the next run. */
  function process(): Promise<void> {
    next ??= withLock(() => {
      next = null
      return attemptInOrder(tasks, attempt, isExpected)
    })
    return next
  }

  return {
    process,
    withLock,
    isWaiting,
    follow(task, report = () => undefined) {
      // The queue passes a report the outcomes of its own task.
      reports.set(task.operation, report as Report)
    },
    onWaiting: (listener) => void listeners.add(listener),
    clear(next) {
      const left = next ? [createTask(next, new Date(), randomUuid())] : []
      return tasks.change(() => left)
    },
    async drop(subject) {
      const kept = tasks.current() ?? (await tasks.latest())
      const isOther = (task: Task) => task.subject !== subject
      if (!kept.every(isOther)) await tasks.change((list) => list.filter(isOther))
    },
    async enqueue(definition, stored, options) {
      if (!known.has(definition.operation)) throw new Error(`${definition.operation} is missing from the list of tasks`)
      const task = createTask(definition.create(stored, options), new Date(), randomUuid())
      firstAttempts.set(task.task_id, [])
      await tasks.change(withTask(task, definition.inherit))
      await process()
      const userErrors = firstAttempts.get(task.task_id) ?? []
      firstAttempts.delete(task.task_id)
      if (isWaiting()) for (const listener of listeners) listener()
      return { isWaiting: isWaiting(task.subject), userErrors }
    },
  }
}

/** Tries each task once, up to a sign-out that fails. */
async function attemptInOrder(
  tasks: DeviceList<Task>,
  attempt: (task: Task) => Promise<void>,
  isExpected: TaskQueueParts['isExpected'],
): Promise<void> {
  const isLeft = ({ task_id }: Task) => tasks.current()?.some((task) => task.task_id === task_id) ?? false
  for (const task of await tasks.latest()) {
    // Skips tasks that were dropped or replaced while others were running.
    if (!isLeft(task)) continue
    if (isUnsettled(task) || (!task.transmited && canReach())) {
      await attempt(task).catch((error) => isExpected(error) || console.warn(`${task.operation} has to be tried again`, error))
    }
    // Later tasks belong to another shopper, and would be sent in the session that has not ended yet.
    if (task.subject === SESSION && isLeft(task)) return
  }
}
