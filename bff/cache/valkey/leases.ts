import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { compareAndSet } from './compare-and-set.ts'
import { sharedKey } from './keys.ts'
import type { SharedStore } from './shared-store.ts'

export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** A replica started the work, and its result is unknown. */
  | { readonly kind: 'unanswered' }
  /** No replica has started the work, or it was dropped. */
  | { readonly kind: 'none' }
  /** The store does not answer. */
  | { readonly kind: 'unknown' }

export interface Lease<Result> {
  readonly kind: 'leased'
  done(result: Result): Promise<void>
  /** The work was not done; any replica may try again. */
  drop(): Promise<void>
  /** The result of the work is unknown. */
  leave(): Promise<void>
}

export interface Leases<Result> {
  /**
   * Acquires the lease of some work. If another replica has it, waits for the outcome. Without a store, every replica gets a lease.
   * @param about all values that identify the work
   */
  acquire(about: unknown): Promise<Lease<Result> | Extract<Outcome<Result>, { kind: 'done' | 'unanswered' }>>
  /** Waits for the outcome of work that another replica has leased. */
  outcome(about: unknown): Promise<Outcome<Result>>
  isOpen(about: unknown): Promise<boolean>
}

export interface LeaseSettings<Result> {
  readonly store: SharedStore
  /** The kind of work, as a single word. */
  readonly work: string
  readonly result: z.ZodType<Result>
  /** Timeout of the work. Others do not wait longer. */
  readonly timeoutMs: number
  /** How long unanswered work cannot be started again: the process that did it may have died. */
  readonly restMs: number
  readonly keepMs: number
}

const ASKED_AGAIN_MS = 50
const UNANSWERED = JSON.stringify({ unanswered: true })

/** Coordinates work that several replicas have to do only once. @source decision 0026 */
export function createLeases<Result>({ store, work, result, timeoutMs, restMs, keepMs }: LeaseSettings<Result>): Leases<Result> {
  const State = jsonReply(
    z.union([z.object({ result }), z.object({ claim: z.string() }), z.object({ unanswered: z.literal(true) })]),
  ).nullable()
  const leaseKey = (about: unknown) => sharedKey(work, about)

  /** @param wasLeased whether the caller knows of a lease; if so, the work counts as unanswered when the store does not answer */
  async function outcome(key: string, wasLeased: boolean): Promise<Outcome<Result>> {
    const found = await store.ask(z.tuple([State, z.int()]), (client) => Promise.all([client.get(key), client.pttl(key)]))
    if (!found) return { kind: wasLeased ? 'unanswered' : 'unknown' }
    const [state, endsInMs] = found
    if (!state) return { kind: 'none' }
    if ('result' in state) return { kind: 'done', result: state.result }
    if ('unanswered' in state || endsInMs <= restMs) return { kind: 'unanswered' }
    await pause(ASKED_AGAIN_MS)
    return outcome(key, true)
  }

  async function acquire(about: unknown): ReturnType<Leases<Result>['acquire']> {
    const key = leaseKey(about)
    const value = JSON.stringify({ claim: randomUUID() })
    const before = await store.ask(State, (client) => client.set(key, value, 'PX', timeoutMs + restMs, 'NX', 'GET'))
    const other = before ? await outcome(key, true) : null
    if (other?.kind === 'none') return acquire(about)
    if (other?.kind === 'done' || other?.kind === 'unanswered') return other
    const end = async (next: { readonly value: string; readonly ms: number } | null) => {
      await compareAndSet(store, key, value, next)
    }
    return {
      kind: 'leased',
      done: (result) => end({ value: JSON.stringify({ result }), ms: keepMs }),
      drop: () => end(null),
      leave: () => end({ value: UNANSWERED, ms: restMs }),
    }
  }

  return {
    acquire,
    outcome: (about) => outcome(leaseKey(about), false),
    async isOpen(about) {
      const state = await store.ask(State, (client) => client.get(leaseKey(about)))
      return state !== undefined && state !== null && !('result' in state)
    },
  }
}

const jsonReply = <Value>(shape: z.ZodType<Value>): z.ZodType<Value> => z.string().transform(parseJson).pipe(shape)

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
}
