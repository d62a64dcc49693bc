import { z } from 'zod'
import { origins } from './values/origins.ts'
import { flag } from './values/plain.ts'

export interface AnalyticsConfig {
  /** Whether shoppers are asked for consent. If not, nothing is measured. */
  readonly isOn: boolean
  /** URL of the tag container script, loaded after consent; null for none. */
  readonly container: string | null
  /** Origins the container connects to, including its own. */
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

/** The error does not repeat an invalid URL, because it may contain a password. */
function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value) || /[\s"'<>;,\\]/.test(value)) return false
  const { protocol, username, password, hostname } = new URL(value)
  return (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) && username === '' && password === ''
}
