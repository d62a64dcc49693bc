import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { compareAndSet } from './compare-and-set.ts'
import { jsonReply } from './json-reply.ts'
import { sharedKey } from './keys.ts'
import type { SharedStore } from './shared-store.ts'

/** What became of some work at whichever replica did it. */
export type Outcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** Somebody began it, and nobody knows whether it was done. */
  | { readonly kind: 'unanswered' }
  /** Nobody has begun it, or it was not done. */
  | { readonly kind: 'none' }
  /** The store says nothing. */
  | { readonly kind: 'unknown' }

/** Work that is this replica's, and how to tell the others what became of it. */
export interface Claim<Result> {
  readonly kind: 'claimed'
  done(result: Result): Promise<void>
  /** It was not done: anybody may try again. */
  drop(): Promise<void>
  /** Nobody knows whether it was done. */
  leave(): Promise<void>
}

export interface Claims<Result> {
  /**
   * Claims work; what another replica has claimed is waited for. Without a store it is claimed by each for itself.
   * @param about everything by which the work differs from other work
   */
  claim(about: unknown): Promise<Claim<Result> | Extract<Outcome<Result>, { kind: 'done' | 'unanswered' }>>
  /** Waits for what another replica has claimed. */
  outcome(about: unknown): Promise<Outcome<Result>>
  /** Whether somebody has claimed it, and nobody knows what became of it. */
  isOpen(about: unknown): Promise<boolean>
}

export interface ClaimSettings<Result> {
  readonly store: SharedStore
  /** What the work is, a word. */
  readonly work: string
  readonly result: z.ZodType<Result>
  /** How long the work may take; others wait for it no longer. */
  readonly answerMs: number
  /** How long nobody may claim again what got no answer: the process that did it may have died. */
  readonly restMs: number
  readonly keepMs: number
}

const ASKED_AGAIN_MS = 50
const UNANSWERED = JSON.stringify({ unanswered: true })

/** Work that several replicas are to do once. @source decision 0095 */
export function createClaims<Result>({ store, work, result, answerMs, restMs, keepMs }: ClaimSettings<Result>): Claims<Result> {
  const State = jsonReply(
    z.union([z.object({ result }), z.object({ claim: z.string() }), z.object({ unanswered: z.literal(true) })]),
  ).nullable()
  const keyOf = (about: unknown) => sharedKey(work, about)

  /** @param wasClaimed whether the caller has seen so: then a store that says nothing leaves it open */
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
