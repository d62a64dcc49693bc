import type { Attack, AttackContext, Outcome } from './attack.types.ts'

/** Runs by name; each is loaded when it begins. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'cold-faults': async (context) => (await import('./cold-faults.ts')).attackWithFaults(context),
  shoppers: async (context) => (await import('./shoppers.ts')).attackWithShoppers(context),
  'signed-out': async (context) => (await import('./signed-out.ts')).attackSignOut(context),
  stopping: async (context) => (await import('./stopping.ts')).attackStop(context),
  fuzzed: async (context) => (await import('./fuzzed.ts')).attackWithFuzz(context),
  'raw-http': async (context) => (await import('./raw-http.ts')).attackRawHttp(context),
  'worst-requests': async (context) => (await import('./worst-requests.ts')).attackLimits(context),
}

/** Runs that begin with an outage of half a minute, so the sample does not include them. */
export const RECOVERIES: Readonly<Record<string, Attack>> = {
  'store-lost': async (context) => (await import('./recovering/troubles.ts')).attackStore(context),
  'platform-dead': async (context) => (await import('./recovering/troubles.ts')).attackOutage(context),
  'platform-lies': async (context) => (await import('./recovering/troubles.ts')).attackWithLies(context),
}

/** The outcome of a run. One that cannot finish has found something. */
export async function runAttack(attack: Attack, context: AttackContext): Promise<Outcome> {
  try {
    return await attack(context)
  } catch (error) {
    const { stack, cause } = error instanceof Error ? error : { stack: String(error), cause: undefined }
    return { tried: 'did not finish', findings: [cause === undefined ? `${stack}` : `${stack}\ncaused by ${String(cause)}`] }
  }
}
