import type { Attack, AttackContext, Outcome } from './attack.types.ts'
import { attackWithFaults } from './cold-faults.ts'
import { attackWithFuzz } from './fuzzed.ts'
import { attackRawHttp } from './raw-http.ts'
import { attackOutage, attackStore, attackWithLies } from './recovering/troubles.ts'
import { attackWithShoppers } from './shoppers.ts'
import { attackSignOut } from './signed-out.ts'
import { attackStop } from './stopping.ts'
import { attackLimits } from './worst-requests.ts'

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'cold-faults': attackWithFaults,
  shoppers: attackWithShoppers,
  'signed-out': attackSignOut,
  stopping: attackStop,
  fuzzed: attackWithFuzz,
  'raw-http': attackRawHttp,
  'worst-requests': attackLimits,
}

/** Runs that begin with an outage of half a minute, so the sample does not include them. */
export const RECOVERIES: Readonly<Record<string, Attack>> = {
  'store-lost': attackStore,
  'platform-dead': attackOutage,
  'platform-lies': attackWithLies,
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
