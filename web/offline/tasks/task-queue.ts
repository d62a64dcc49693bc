import { isOffline } from '../../data/errors.ts'
import type { DeviceList } from '../device-value.ts'
import { newTask, type Task, type TaskAnswer, type WantedTask, withTask, withTaskAnswer } from './task.ts'

/** How tasks with one mutation are done. */
export interface TaskKind {
  /** Sends the variables and takes up the answer; null when the server could not do it now. @throws when it cannot be reached */
  run(task: Pick<Task, 'variables' | 'silent'>): Promise<TaskAnswer | null>
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
  /** Runs work while no task is being done. */
  readonly alone: Alone
}

interface TaskQueueParts {
  readonly tasks: DeviceList<Task>
  readonly alone: Alone
}

/**
 * Tasks in the order in which they came, done by one tab at a time, each with one attempt for every trigger: a new task, a
 * network that is back, a cart that is loaded.
 * @source QUEUE-1 to QUEUE-3, QUEUE-8, QUEUE-9
 */
export function taskQueue({ tasks, alone }: TaskQueueParts): TaskQueue {
  const kinds = new Map<string, TaskKind>()
  let next: Promise<void> | null = null

  async function attempt(task: Task): Promise<void> {
    const answer = await kinds.get(task.operation)?.run(task)
    if (answer) await tasks.change(withTaskAnswer(task.task_id, answer, new Date()))
  }

  async function attemptAll() {
    for (const task of await tasks.latest()) {
      // What was dropped or replaced while others were done is not to be done any more.
      const isLeft = tasks.current()?.some(({ task_id }) => task_id === task.task_id)
      if (!isLeft || task.transmited || !navigator.onLine) continue
      await attempt(task).catch((error) => isOffline(error) || console.warn(`${task.operation} has to be tried again`, error))
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
    clear(next) {
      const left = next ? [newTask(next, new Date(), crypto.randomUUID())] : []
      return tasks.change(() => left)
    },
    async enqueue(wanted) {
      await tasks.change(withTask(newTask(wanted, new Date(), crypto.randomUUID())))
      await process()
    },
  }
}
