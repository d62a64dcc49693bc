import type { ListChange } from '../device-value.ts'

/**
 * Something the server is to be told once it can be reached. The fields are named as the specification names them; in place of
 * URL and payload a task has a persisted operation and its variables.
 * @source QUEUE-1 to QUEUE-5; platform contract §5.1
 */
export interface Task {
  /** Milliseconds since 1970 and a random part. */
  readonly task_id: string
  /** Name of a mutation. */
  readonly operation: string
  readonly variables: unknown
  /** What it is about: a task that has not been sent gives way to the next one about the same. */
  readonly subject: string
  /** What is refused is not told. */
  readonly silent: boolean
  /** It stays when it has been answered. */
  readonly is_result_cacheable: boolean
  readonly transmited: boolean
  /** ISO 8601. */
  readonly transmited_at: string | null
  readonly result: unknown
  /** 200, or the code of what was refused first. */
  readonly code: number | string | null
  /** The same; the platform has two names for it. */
  readonly resultCode: number | string | null
  /** What the answer said beside its result. */
  readonly meta: unknown
  /** Somebody has looked at the result. */
  readonly acknowledged: boolean
  readonly created_at: string
  readonly updated_at: string
}

/** Subject of tasks that end a session. */
export const SESSION = 'session'

/** What whoever has a task says of it. */
export type WantedTask = Pick<Task, 'operation' | 'variables' | 'subject'> & Partial<Pick<Task, 'silent' | 'is_result_cacheable'>>

/** What became of a task. */
export type TaskAnswer = Pick<Task, 'result' | 'code'> & Partial<Pick<Task, 'meta'>>

/** @source QUEUE-1 */
export function newTask({ silent = false, is_result_cacheable = false, ...wanted }: WantedTask, now: Date, random: string): Task {
  return {
    ...wanted,
    task_id: `${now.getTime()}-${random}`,
    silent,
    is_result_cacheable,
    transmited: false,
    transmited_at: null,
    result: null,
    code: null,
    resultCode: null,
    meta: null,
    acknowledged: false,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

/** What a task takes over from the waiting task that it replaces. */
export type Inherit = (task: Task, replaced: Task) => Task

/** Adds a task, which replaces a waiting task about the same subject. */
export const withTask =
  (task: Task, inherit: Inherit = (next) => next): ListChange<Task> =>
  (tasks) => {
    const isReplaced = ({ subject, transmited }: Task) => !transmited && subject === task.subject
    return [...tasks.filter((other) => !isReplaced(other)), tasks.filter(isReplaced).reduce(inherit, task)]
  }

/** A task that was answered leaves, or stays with its result. @source QUEUE-2, QUEUE-3 */
export const withTaskAnswer =
  (task_id: string, answer: TaskAnswer, now: Date): ListChange<Task> =>
  (tasks) =>
    tasks.flatMap((task) => {
      if (task.task_id !== task_id) return [task]
      const at = now.toISOString()
      if (!task.is_result_cacheable) return []
      const { result, code, meta = null } = answer
      return [{ ...task, result, code, resultCode: code, meta, transmited: true, transmited_at: at, updated_at: at }]
    })

/** A task that was answered while no page was open: its result is the answer, which a page has to settle. @source decision 0093 */
export const withUnsettledAnswer =
  (task_id: string, answer: unknown, now: Date): ListChange<Task> =>
  (tasks) =>
    tasks.map((task) => {
      const at = now.toISOString()
      return task.task_id === task_id
        ? { ...task, result: answer, code: null, resultCode: null, transmited: true, transmited_at: at, updated_at: at }
        : task
    })

/** Whether the service worker got its answer, and no page has settled it. */
export const isUnsettled = ({ transmited, code }: Task): boolean => transmited && code === null

/** What of something stored is a task. */
export function decodeTasks(stored: unknown): readonly Task[] {
  return Array.isArray(stored) ? stored.filter(isTask) : []
}

function isTask(value: unknown): value is Task {
  if (typeof value !== 'object' || value === null) return false
  const { task_id, operation, subject, transmited } = value as Readonly<Record<string, unknown>>
  return [task_id, operation, subject].every((text) => typeof text === 'string') && typeof transmited === 'boolean'
}
