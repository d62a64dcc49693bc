import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { isOffline } from '../../data/errors.ts'
import { isNoFault } from '../../data/session/session-expired.ts'
import type { DeviceList } from '../device-value.ts'
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

/** Sends a mutation, or gives the answer that was had to it before. */
export type Mutate = <Result extends MutationResult, Variables>(
  mutation: MutationOperation<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/** How tasks with one mutation are done. */
export interface TaskKind {
  /** Sends the variables and takes up the answer; null when the server could not do it now. @throws when it cannot be reached */
  run(task: Pick<Task, 'variables' | 'silent'>, mutate: Mutate): Promise<TaskAnswer | null>
  /** Without it a task takes nothing over from the one it replaces. */
  readonly inherit?: Inherit
}

/** Runs work while nobody else does, in any tab. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>

export interface TaskQueue {
  /** How tasks with a mutation are done; until somebody says so they wait. */
  readonly kinds: Map<string, TaskKind>
  /** Does a task after those that wait already, or as soon as it becomes possible; resolves when it was tried. */
  enqueue(wanted: WantedTask): Promise<void>
  /** Tries every task that waits, once. */
  process(): Promise<void>
  /** Drops what has not been sent, and the results that were kept; one task can stand in their place, which is not done yet. */
  clear(next?: WantedTask): Promise<void>
  /** Forgets what was to be said about something, and what was answered. */
  drop(subject: string): Promise<void>
  /** Whether any of them has not been sent, or any about something. */
  isWaiting(subject?: string): boolean
  /** Calls back when a task that came was tried, and some have not been sent. */
  onWaiting(listener: () => void): void
  /** Runs work while no task is being done. */
  readonly alone: Alone
}

interface TaskQueueParts {
  readonly tasks: DeviceList<Task>
  readonly alone: Alone
  readonly mutate: Mutate
}

/**
 * Tasks in the order in which they came, done by one tab at a time, each with one attempt for every trigger: a new task, a
 * network that is back, a cart that is loaded. What comes after the end of a session waits for that.
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

  /** Takes up what the service worker was answered. An answer that this page cannot take up is asked for once more. */
  async function settle(kind: TaskKind, task: Task): Promise<TaskAnswer | null> {
    try {
      // The operation says the type of its answer.
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
      // What was dropped or replaced while others were done is not to be done any more.
      if (!isLeft(task)) continue
      if (isUnsettled(task) || (!task.transmited && navigator.onLine)) {
        await attempt(task).catch((error) => isNoFault(error) || console.warn(`${task.operation} has to be tried again`, error))
      }
      // What comes after it is somebody else's, and would go in the session that has not ended yet.
      if (task.subject === SESSION && isLeft(task)) return
    }
  }

  /** Who asks while others are at work waits for them together with everyone else who does. */
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
