import { z } from 'zod'
import { origins } from './values/origins.ts'
import { flag } from './values/plain.ts'

export interface AnalyticsConfig {
  /** Whether shoppers are asked for their consent; otherwise nothing is counted. */
  readonly isOn: boolean
  /** Address of the script that takes up what is counted, once somebody has consented; null for none. */
  readonly container: string | null
  /** Origins that the container fetches from and sends to, its own among them. */
  readonly origins: readonly string[]
}

export const analyticsVariables = {
  ANALYTICS: flag(true),
  TAG_CONTAINER_URL: z
    .string()
    .refine(isScriptAddress, 'This has to be an address that starts with https://, without a name, a password or a quote')
    .optional(),
  TAG_ORIGINS: origins,
}

/** @source CHECKOUT-3 */
export function analyticsConfig(env: z.output<z.ZodObject<typeof analyticsVariables>>): AnalyticsConfig {
  const container = env.ANALYTICS ? (env.TAG_CONTAINER_URL ?? null) : null
  return {
    isOn: env.ANALYTICS,
    container,
    origins: container === null ? [] : [...new Set([new URL(container).origin, ...env.TAG_ORIGINS])],
  }
}

/** A wrong one is not repeated: it may hold a password. */
function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value) || /[\s"'<>;,\\]/.test(value)) return false
  const { protocol, username, password, hostname } = new URL(value)
  return (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) && username === '' && password === ''
}
