import { createHash } from 'node:crypto'

/** What can go wrong between a shop and its platform. */
export const FAULTS = [
  /** The connection ends before anything was done. */
  'refused',
  /** It is done, and the connection is reset before the answer. */
  'dropped',
  /** It is done twice, one after the other, and answered once. */
  'doubled',
  /** It takes longer. */
  'delayed',
  /** It is never answered. */
  'slow',
  /** 404 in HTML, as for an extension that is not installed. */
  'html',
  'half a body',
  'empty',
  'null',
  'ENOTFOUND',
  'error 500',
  /** It is done, and answered with 500 in HTML, as by a gateway that gave up. */
  'done, error 500',
  'error 401',
] as const

export type Fault = (typeof FAULTS)[number]

/** When which faults strike. */
export interface FaultRule {
  /** One of them each time. */
  readonly faults: readonly Fault[]
  /** Paths that it is for, without their query; all when absent. */
  readonly paths?: RegExp | undefined
  /** After so many it is over; never when absent. */
  readonly times?: number | undefined
  /** From 0 to 1, of the calls it is for; all when absent. */
  readonly share?: number | undefined
  /** Which calls are that share follows from it, from the call and from how often it came before: not from their order. */
  readonly seed?: number | undefined
  /** How much longer 'delayed' takes; a second when absent. */
  readonly delayMs?: number | undefined
}

/** A fault that strikes, and what it needs to know. */
export interface Strike {
  readonly fault: Fault
  readonly delayMs: number
}

const DELAY_MS = 1000

/** Decides what goes wrong with each call, by the first rule that has something to say. */
export class FaultPlan {
  #rules: { readonly rule: FaultRule; struck: number; readonly seen: Map<string, number> }[] = []

  /** From now on these, counted from none. */
  set(rules: readonly FaultRule[]): void {
    this.#rules = rules.map((rule) => ({ rule, struck: 0, seen: new Map() }))
  }

  /** The rules and how often each has struck. */
  get rules(): readonly { readonly rule: FaultRule; readonly struck: number }[] {
    return this.#rules
  }

  /**
   * What goes wrong with a call; null for nothing.
   * @param call all it asks, as text
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

/** From 0 to 1, less than 1, the same for the same text. */
const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32
