export interface AttackedShop extends AsyncDisposable {
  readonly url: string
  /** The log so far; empty if it shares the attack's process. */
  output(): string
  stop(): Promise<void>
}

export interface AttackContext {
  /** A sandbox in a process of its own. */
  readonly sandboxUrl: string
  readonly seed: number
  /** True for a run of about a second. */
  readonly isSample: boolean
  /** Starts a shop with the built client. A sample has it in this process. */
  readonly startShop: (env: Readonly<Record<string, string>>) => Promise<AttackedShop>
}

export interface Outcome {
  readonly tried: string
  /** Misbehaviour of the shop. Empty if the run passed. */
  readonly findings: readonly string[]
}

/** One run. @throws if it cannot attack at all, which counts as a finding */
export type Attack = (context: AttackContext) => Promise<Outcome>
