import { createHash } from 'node:crypto'

/** Faults between a shop and its platform. */
export const FAULTS = [
  /** The connection is closed before the call is processed. */
  'refused',
  /** The call is processed, and the connection is reset before the answer. */
  'dropped',
  /** The call is processed twice in sequence and answered once. */
  'doubled',
  /** The call is processed after a delay. */
  'delayed',
  /** The call is never answered. */
  'slow',
  /** 404 in HTML, as for an extension that is not installed. */
  'html',
  'half a body',
  'empty',
  'null',
  'ENOTFOUND',
  'error 500',
  /** The call is processed and answered with 500 in HTML, as by a gateway after a timeout. */
  'done, error 500',
  'error 401',
] as const

export type Fault = (typeof FAULTS)[number]

export interface FaultRule {
  readonly faults: readonly Fault[]
  /** Affected paths, without query; all by default. */
  readonly paths?: RegExp | undefined
  /** Maximum number of faults; unlimited by default. */
  readonly times?: number | undefined
  /** Share of affected calls, 0 to 1; all by default. */
  readonly share?: number | undefined
  /** Selects the calls of that share, together with the call and its count, but not by order of arrival. */
  readonly seed?: number | undefined
  /** Delay of 'delayed'; a second by default. */
  readonly delayMs?: number | undefined
}

export interface Strike {
  readonly fault: Fault
  readonly delayMs: number
}

const DELAY_MS = 1000

/** Chooses a fault for each call by the first rule that applies. */
export class FaultPlan {
  #rules: { readonly rule: FaultRule; struck: number; readonly seen: Map<string, number> }[] = []

  /** Replaces the rules and resets their counts. */
  set(rules: readonly FaultRule[]): void {
    this.#rules = rules.map((rule) => ({ rule, struck: 0, seen: new Map() }))
  }

  get rules(): readonly { readonly rule: FaultRule; readonly struck: number }[] {
    return this.#rules
  }

  /**
   * Returns the fault for a call, or null.
   * @param call the whole call as text
   */
  strike(path: string, call: string): Strike | null {
    for (const entry of this.#rules) {
      const { faults, paths = /./, times = Number.POSITIVE_INFINITY, share = 1, seed = 0, delayMs = DELAY_MS } = entry.rule
      if (entry.struck >= times || path.search(paths) < 0) continue
      const before = entry.seen.get(call) ?? 0
      if (share < 1 || faults.length > 1) entry.seen.set(call, before + 1)
      const chance = fraction(`${seed} ${before} ${call}`)
      const fault = chance < share ? faults[Math.floor((chance / share) * faults.length)] : undefined
      if (!fault) continue
      entry.struck++
      return { fault, delayMs }
    }
    return null
  }
}

/** Returns a number from 0 to less than 1, the same for the same text. */
const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
