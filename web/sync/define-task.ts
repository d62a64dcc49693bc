import type { MutationOperation, MutationResult, UserError } from '#schema/operation.ts'
import { isRetryableResult } from '#schema/rules/retry.ts'
import type { ValueChange } from '../storage/device-value.ts'
import type { OpenDeviceValue } from '../storage/open-device-value.ts'
import type { NewTask, Task } from './task.ts'

/** The values on the device, as the page or the service worker has them. */
export interface TaskDevice {
  read<Value>(value: OpenDeviceValue<Value>): Promise<Value>
  /** @returns false if the device could not store the change */
  change<Value>(value: OpenDeviceValue<Value>, change: ValueChange<Value>): Promise<boolean>
}

/** Sends a mutation, or returns the answer it already received. */
export type Mutate = <Result extends MutationResult, Variables>(
  mutation: MutationOperation<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/**
 * A change that is made on the device at once, sent once, and settled by the answer, from the page or from the service worker.
 * `Stored` is what the queue stores, `Variables` what is sent; they are the same unless `prepare` builds one from the other.
 */
export interface TaskDefinition<Result extends MutationResult, Stored, Variables, Value> {
  /** Must be idempotent: it may be sent again after a lost answer. */
  readonly mutation: MutationOperation<Result, Variables>
  /** A new task replaces an unsent one with the same key. */
  readonly key: (stored: Stored) => string
  readonly userErrors: (result: Result) => readonly UserError[]
  /** Decodes what the queue stored, in any version of the shop; null if it is unreadable. */
  readonly decode: (stored: unknown) => Stored | null
  /** The value on the device that the answer changes. */
  readonly value?: OpenDeviceValue<Value>
  /** Changes the value to what the server answered. Called for every answer, also for one that is not final. */
  readonly apply?: (answer: TaskAnswer<Result, Variables>) => ValueChange<Value>
  /**
   * Builds the variables from the current state of the device, immediately before they are sent; null drops the task.
   * @param stored null if it is unreadable. Without `prepare`, an unreadable task waits for a version of the shop that can read it.
   */
  readonly prepare?: (stored: Stored | null, device: TaskDevice) => Promise<Variables | null>
  /** Takes over from the unsent task that is replaced. */
  readonly inherit?: (stored: Stored, replaced: Stored) => Stored
  /** Nothing is reported to the shopper. */
  readonly silent?: boolean
  /** Further data of the answer for the task's record. */
  readonly meta?: (result: Result) => unknown
}

export interface TaskAnswer<Result, Variables> {
  readonly result: Result
  readonly variables: Variables
  readonly userErrors: readonly UserError[]
  /** The task is done. Otherwise it is sent again. */
  readonly isFinal: boolean
  /** When the answer is applied, in milliseconds since 1970. */
  readonly at: number
}

/** An applied answer, for a report to the shopper. */
export interface Outcome<Result, Variables, Value> extends TaskAnswer<Result, Variables> {
  /** The value before the answer changed it; null if the task has none. */
  readonly before: Value | null
}

export type AnyOutcome = Outcome<unknown, unknown, unknown>

/** `unreadable`: the task waits for another version of the shop. `dropped`: the device no longer wants it. */
export type SendResult = { readonly kind: 'unreadable' } | { readonly kind: 'dropped' } | SentAnswer

interface SentAnswer {
  readonly kind: 'answered' | 'retryable'
  readonly result: unknown
  readonly variables: unknown
}

/** A task as the queue and the service worker use it. */
export interface DefinedTask<Stored = unknown, Reported extends AnyOutcome = AnyOutcome> {
  /** Name of the mutation, under which the queue stores the task. */
  readonly operation: string
  create(stored: Stored, options?: Partial<Pick<Task, 'silent' | 'is_result_cacheable'>>): NewTask
  inherit(task: Task, replaced: Task): Task
  /** @throws what `mutate` throws */
  send(task: Pick<Task, 'variables'>, device: TaskDevice, mutate: Mutate): Promise<SendResult>
  /** Applies an answer. @throws if the answer is of another version of the shop */
  settle(answer: SentAnswer, device: TaskDevice): Promise<Reported>
  record(outcome: Reported): Pick<Task, 'result' | 'code' | 'meta'>
}

export function defineTask<Result extends MutationResult, Variables, Value = never>(
  definition: TaskDefinition<Result, Variables, Variables, Value>,
): DefinedTask<Variables, Outcome<Result, Variables, Value>>
export function defineTask<Result extends MutationResult, Stored, Variables, Value = never>(
  definition: TaskDefinition<Result, Stored, Variables, Value> &
    Required<Pick<TaskDefinition<Result, Stored, Variables, Value>, 'prepare'>>,
): DefinedTask<Stored, Outcome<Result, Variables, Value>>
export function defineTask<Result extends MutationResult, Variables, Value>({
  mutation,
  key,
  decode,
  userErrors,
  value,
  apply,
  prepare,
  inherit,
  silent: isSilent = false,
  meta = () => null,
}: TaskDefinition<Result, Variables, Variables, Value>): DefinedTask<Variables, Outcome<Result, Variables, Value>> {
  return {
    operation: mutation.name,
    create: (stored, { silent = isSilent, is_result_cacheable = false } = {}) => ({
      operation: mutation.name,
      variables: stored,
      subject: key(stored),
      silent,
      is_result_cacheable,
    }),
    inherit(task, replaced) {
      const [stored, earlier] = [decode(task.variables), decode(replaced.variables)]
      return inherit && stored && earlier ? { ...task, variables: inherit(stored, earlier) } : task
    },
    async send(task, device, mutate) {
      const stored = decode(task.variables)
      if (!prepare && stored === null) return { kind: 'unreadable' }
      const variables = prepare ? await prepare(stored, device) : stored
      if (variables === null) return { kind: 'dropped' }
      const result = await mutate(mutation, variables)
      return { kind: isRetryableResult(result) ? 'retryable' : 'answered', result, variables }
    },
    async settle({ kind, ...answer }, device) {
      // Answers and variables come from `send` of this task.
      const result = answer.result as Result
      const variables = answer.variables as Variables
      const answered = { result, variables, userErrors: userErrors(result), isFinal: kind === 'answered', at: Date.now() }
      const before = value ? await device.read(value) : null
      if (value && apply) await device.change(value, apply(answered))
      return { ...answered, before }
    },
    record: ({ result, userErrors: [first] }) => ({ result, code: first?.code ?? 200, meta: meta(result) }),
  }
}
