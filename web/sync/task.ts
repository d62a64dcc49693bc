import type { ListChange } from '../storage/device-value.ts'

/**
 * A request for the server, queued until the server can be reached. Fields are named as in the specification, with a persisted
 * operation and its variables in place of URL and payload.
 * @source QUEUE-1 to QUEUE-5; platform contract §5.1
 */
export interface Task {
  /** Milliseconds since 1970 and a random part. */
  readonly task_id: string
  readonly operation: string
  readonly variables: unknown
  /** A new task replaces an unsent task with the same subject. */
  readonly subject: string
  /** Errors are not shown to the shopper. */
  readonly silent: boolean
  /** The task stays in the queue after it was answered. */
  readonly is_result_cacheable: boolean
  readonly transmited: boolean
  /** ISO 8601. */
  readonly transmited_at: string | null
  readonly result: unknown
  /** 200, or the code of the first error. */
  readonly code: number | string | null
  /** Same as `code`; the platform has two names for it. */
  readonly resultCode: number | string | null
  /** Further data of the answer. */
  readonly meta: unknown
  /** The shopper has seen the result. */
  readonly acknowledged: boolean
  readonly created_at: string
  readonly updated_at: string
}

/** Subject of tasks that end a session. */
export const SESSION = 'session'

/** The fields a new task begins with. */
export type NewTask = Pick<Task, 'operation' | 'variables' | 'subject' | 'silent' | 'is_result_cacheable'>

/** The record of an answer. */
export type TaskRecord = Pick<Task, 'result' | 'code' | 'meta'>

/** @source QUEUE-1 */
export function createTask(fields: NewTask, now: Date, random: string): Task {
  return {
    ...fields,
    task_id: `${now.getTime()}-${random}`,
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

/** Adds a task and replaces an unsent task with the same subject. @param inherit merges the replaced task into the new one */
export const withTask =
  (task: Task, inherit: (task: Task, replaced: Task) => Task = (next) => next): ListChange<Task> =>
  (tasks) => {
    const isReplaced = ({ subject, transmited }: Task) => !transmited && subject === task.subject
    return [...tasks.filter((other) => !isReplaced(other)), tasks.filter(isReplaced).reduce(inherit, task)]
  }

/** Removes an answered task, or keeps it with its result. @source QUEUE-2, QUEUE-3 */
export const withTaskRecord =
  (task_id: string, record: TaskRecord, now: Date): ListChange<Task> =>
  (tasks) =>
    tasks.flatMap((task) => {
      if (task.task_id !== task_id) return [task]
      const at = now.toISOString()
      if (!task.is_result_cacheable) return []
      return [{ ...task, ...record, resultCode: record.code, transmited: true, transmited_at: at, updated_at: at }]
    })

/** Stores the raw answer to a task sent while no page was open, for a page to settle. @source decision 0022 */
export const withUnsettledAnswer =
  (task_id: string, answer: unknown, now: Date): ListChange<Task> =>
  (tasks) =>
    tasks.map((task) => {
      const at = now.toISOString()
      return task.task_id === task_id
        ? { ...task, result: answer, code: null, resultCode: null, transmited: true, transmited_at: at, updated_at: at }
        : task
    })

/** Whether the service worker received the answer and no page has settled it. */
export const isUnsettled = ({ transmited, code }: Task): boolean => transmited && code === null

export const withoutTask =
  (task_id: string): ListChange<Task> =>
  (tasks) =>
    tasks.filter((task) => task.task_id !== task_id)

/** Decodes stored tasks and ignores invalid ones. */
export function decodeTasks(stored: unknown): readonly Task[] {
  return Array.isArray(stored) ? stored.filter(isTask) : []
}

function isTask(value: unknown): value is Task {
  if (typeof value !== 'object' || value === null) return false
  const { task_id, operation, subject, transmited } = value as Readonly<Record<string, unknown>>
  return [task_id, operation, subject].every((text) => typeof text === 'string') && typeof transmited === 'boolean'
}
