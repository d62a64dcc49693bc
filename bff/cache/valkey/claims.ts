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

export interface Claim<Result> {
  readonly kind: 'claimed'
  done(result: Result): Promise<void>
  /** The work was not done; any replica may try again. */
  drop(): Promise<void>
  /** The result of the work is unknown. */
  leave(): Promise<void>
}

export interface Claims<Result> {
  /**
   * Claims work. If another replica has claimed it, waits for its outcome. Without a store, every replica claims the work for
   * itself.
   * @param about all values that identify the work
   */
  claim(about: unknown): Promise<Claim<Result> | Extract<Outcome<Result>, { kind: 'done' | 'unanswered' }>>
  /** Waits for the outcome of work that another replica has claimed. */
  outcome(about: unknown): Promise<Outcome<Result>>
  isOpen(about: unknown): Promise<boolean>
}

export interface ClaimSettings<Result> {
  readonly store: SharedStore
  /** The kind of work, as a single word. */
  readonly work: string
  readonly result: z.ZodType<Result>
  /** Timeout of the work. Others do not wait longer. */
  readonly answerMs: number
  /** How long unanswered work cannot be claimed again: the process that did it may have died. */
  readonly restMs: number
  readonly keepMs: number
}

const ASKED_AGAIN_MS = 50
const UNANSWERED = JSON.stringify({ unanswered: true })

/** Coordinates work that several replicas have to do only once. @source decision 0033 */
export function createClaims<Result>({ store, work, result, answerMs, restMs, keepMs }: ClaimSettings<Result>): Claims<Result> {
  const State = jsonReply(
    z.union([z.object({ result }), z.object({ claim: z.string() }), z.object({ unanswered: z.literal(true) })]),
  ).nullable()
  const keyOf = (about: unknown) => sharedKey(work, about)

  /** @param wasClaimed whether the caller knows of a claim; if so, the outcome is open when the store does not answer */
  async function outcome(key: string, wasClaimed: boolean): Promise<Outcome<Result>> {
    const found = await store.ask(z.tuple([State, z.int()]), (client) => Promise.all([client.get(key), client.pttl(key)]))
    if (!found) return { kind: wasClaimed ? 'unanswered' : 'unknown' }
    const [state, endsInMs] = found
    if (!state) return { kind: 'none' }
    if ('result' in state) return { kind: 'done', result: state.result }
    if ('unanswered' in state || endsInMs <= restMs) return { kind: 'unanswered' }
    await pause(ASKED_AGAIN_MS)
    return outcome(key, true)
  }

  async function claim(about: unknown): ReturnType<Claims<Result>['claim']> {
    const key = keyOf(about)
    const value = JSON.stringify({ claim: randomUUID() })
    const before = await store.ask(State, (client) => client.set(key, value, 'PX', answerMs + restMs, 'NX', 'GET'))
    const other = before ? await outcome(key, true) : null
    if (other?.kind === 'none') return claim(about)
    if (other?.kind === 'done' || other?.kind === 'unanswered') return other
    const settle = async (next: { readonly value: string; readonly ms: number } | null) => {
      await compareAndSet(store, key, value, next)
    }
    return {
      kind: 'claimed',
      done: (result) => settle({ value: JSON.stringify({ result }), ms: keepMs }),
      drop: () => settle(null),
      leave: () => settle({ value: UNANSWERED, ms: restMs }),
    }
  }

  return {
    claim,
    outcome: (about) => outcome(keyOf(about), false),
    async isOpen(about) {
      const state = await store.ask(State, (client) => client.get(keyOf(about)))
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
