import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { isOffline } from '../api/errors.ts'
import { isNoFault } from '../api/session-expired.ts'
import type { DeviceList } from '../storage/device-value.ts'
import {
  type Inherit,
  isUnsettled,
  newTask,
  SESSION,
  type Task,
  type TaskAnswer,
  type WantedTask,
  withTask,
  withTaskAnswer,
} from './task.ts'

/** Sends a mutation, or returns the answer it already received. */
export type Mutate = <Result extends MutationResult, Variables>(
  mutation: MutationOperation<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/** Handles tasks with one mutation. */
export interface TaskKind {
  /**
   * Sends the variables and applies the answer; null if the server could not process it now.
   * @throws if the server cannot be reached
   */
  run(task: Pick<Task, 'variables' | 'silent'>, mutate: Mutate): Promise<TaskAnswer | null>
  /** Without it, a task inherits nothing from the one it replaces. */
  readonly inherit?: Inherit
}

/** Runs work exclusively across tabs. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

export interface TaskQueue {
  /** Handlers by mutation; tasks without a handler wait. */
  readonly kinds: Map<string, TaskKind>
  /** Adds a task and runs it after the queued ones, or as soon as possible; resolves after the first attempt. */
  enqueue(wanted: WantedTask): Promise<void>
  /** Tries every queued task once. */
  process(): Promise<void>
  /** Drops unsent tasks and stored results. `next` is queued in their place and not run yet. */
  clear(next?: WantedTask): Promise<void>
  /** Drops tasks and answers about a subject. */
  drop(subject: string): Promise<void>
  /** Whether any task, or any task about the subject, is unsent. */
  isWaiting(subject?: string): boolean
  /** Calls back when a new task was tried and some tasks are unsent. */
  onWaiting(listener: () => void): void
  /** Runs work while no task is running. */
  readonly alone: Lock
}

interface TaskQueueParts {
  readonly tasks: DeviceList<Task>
  readonly alone: Lock
  readonly mutate: Mutate
}

/**
 * A queue of tasks, run in order and in one tab at a time, with one attempt per trigger: a new task, a returning network, a loaded
 * cart. Tasks after a sign-out wait for it.
 * @source QUEUE-1 to QUEUE-3, QUEUE-8, QUEUE-9
 */
export function taskQueue({ tasks, alone, mutate }: TaskQueueParts): TaskQueue {
  const kinds = new Map<string, TaskKind>()
  const listeners = new Set<() => void>()
  const isWaiting = (about?: string) =>
    tasks.current()?.some(({ transmited, subject }) => !transmited && subject === (about ?? subject)) ?? false
  let next: Promise<void> | null = null

  async function attempt(task: Task): Promise<void> {
    const kind = kinds.get(task.operation)
    if (!kind) return
    const answer = (isUnsettled(task) ? await settle(kind, task) : null) ?? (await kind.run(task, mutate))
    if (answer) await tasks.change(withTaskAnswer(task.task_id, answer, new Date()))
  }

  /** Applies the answer the service worker received. If this page cannot apply it, the task is sent again. */
  async function settle(kind: TaskKind, task: Task): Promise<TaskAnswer | null> {
    try {
      // The operation defines the type of its answer.
      return await kind.run(task, async <Result>() => task.result as Result)
    } catch (error) {
      if (isOffline(error)) throw error
      console.warn(`${task.operation} is sent again: its answer cannot be taken up`, error)
      return null
    }
  }

  const isLeft = ({ task_id }: Task) => tasks.current()?.some((task) => task.task_id === task_id) ?? false

  async function attemptAll() {
    for (const task of await tasks.latest()) {
      // Skips tasks that were dropped or replaced while others were running.
      if (!isLeft(task)) continue
      if (isUnsettled(task) || (!task.transmited && navigator.onLine)) {
        await attempt(task).catch((error) => isNoFault(error) || console.warn(`${task.operation} has to be tried again`, error))
      }
      // Later tasks belong to another shopper, and would be sent in the session that has not ended yet.
      if (task.subject === SESSION && isLeft(task)) return
    }
  }

  /** Callers that arrive during a run share the next run. */
  function process(): Promise<void> {
    next ??= alone(() => {
      next = null
      return attemptAll()
    })
    return next
  }

  return {
    kinds,
    process,
    alone,
    isWaiting,
    onWaiting: (listener) => void listeners.add(listener),
    clear(next) {
      const left = next ? [newTask(next, new Date(), crypto.randomUUID())] : []
      return tasks.change(() => left)
    },
    async drop(subject) {
      const kept = tasks.current() ?? (await tasks.latest())
      const isOther = (task: Task) => task.subject !== subject
      if (!kept.every(isOther)) await tasks.change((list) => list.filter(isOther))
    },
    async enqueue(wanted) {
      const task = newTask(wanted, new Date(), crypto.randomUUID())
      await tasks.change(withTask(task, kinds.get(wanted.operation)?.inherit))
      await process()
      if (isWaiting()) for (const listener of listeners) listener()
    },
  }
}
