import type { z } from 'zod'
import { platformTimeouts, type platformVariables } from './platform.ts'
import type { serverVariables } from './server.ts'
import type { sessionVariables } from './session.ts'
import type { valkeyVariables } from './valkey.ts'

type Output<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

type Times = Output<typeof platformVariables> &
  Pick<Output<typeof serverVariables>, 'OPERATION_TIMEOUT_MS'> &
  Output<typeof sessionVariables> &
  Output<typeof valkeyVariables>

interface NestedTime {
  readonly name: string
  readonly value: number
  readonly limitName: string
  readonly limit: number
  readonly isContradiction: boolean
  /** The consequence if the limit ends first. */
  readonly effect: string
}

/**
 * Times that have no effect, because a limit around them always ends first. Each issue names both variables and their values.
 * @param set names of the variables that are set; the others have their default
 * @source RUN-33
 */
export const findContradictions = (variables: Times, set: ReadonlySet<string>): readonly string[] =>
  nestedTimes(variables, set)
    .filter(({ isContradiction }) => isContradiction)
    .map(({ name, value, limitName, limit, effect }) => {
      const written = (of: string, number: number) => (set.has(of) ? `${number}` : `${number} by default`)
      return `${name}: is ${written(name, value)}, and ${limitName} is ${written(limitName, limit)}; ${effect}`
    })

function nestedTimes(variables: Times, set: ReadonlySet<string>): readonly NestedTime[] {
  const { VALKEY_URL, VALKEY_TIMEOUT_MS, SESSION_IDLE_HOURS, SESSION_LIFETIME_HOURS } = variables
  const { OPERATION_TIMEOUT_MS: limit } = variables
  const { syncTimeoutMs } = platformTimeouts(variables)
  const operation = { limitName: 'OPERATION_TIMEOUT_MS', limit }
  return [
    {
      ...operation,
      name: 'PLATFORM_SYNC_TIMEOUT_MS',
      value: syncTimeoutMs,
      isContradiction: syncTimeoutMs >= limit,
      effect: 'make it shorter, or operations fail before they can answer without stock and prices',
    },
    {
      ...operation,
      name: 'VALKEY_TIMEOUT_MS',
      value: VALKEY_TIMEOUT_MS,
      isContradiction: VALKEY_URL !== undefined && VALKEY_TIMEOUT_MS >= limit,
      effect: 'make it shorter, or operations fail before they can continue without the shared store',
    },
    {
      name: 'SESSION_IDLE_HOURS',
      value: SESSION_IDLE_HOURS,
      limitName: 'SESSION_LIFETIME_HOURS',
      limit: SESSION_LIFETIME_HOURS,
      // A shorter lifetime alone is no mistake: the default of the other variable was not chosen.
      isContradiction: set.has('SESSION_IDLE_HOURS') && SESSION_IDLE_HOURS > SESSION_LIFETIME_HOURS,
      effect: 'make it shorter, or no session ever reaches it',
    },
  ]
}
