import type { z } from 'zod'
import { wholeNumber } from './values/numbers.ts'
import { fileToBe, list } from './values/plain.ts'
import { Secret } from './values/secret.ts'

export interface SessionConfig {
  /** The first seals, all open; null where none is set, for a random one that ends with the process. */
  readonly keys: Secret<readonly Uint8Array[]> | null
  /** How long a shopper may be away. */
  readonly idleSeconds: number
  /** How long a session may last at all. */
  readonly lifetimeSeconds: number
  /** Where sign-ins and sign-outs are written down; null to keep them in memory. */
  readonly file: string | null
}

/** Of AES-256. */
const KEY_BYTES = 32
/** A key of chance has about thirty different bytes; fewer than these were made up. */
const LEAST_DIFFERENT = 16
const HOUR = 3600
const YEAR_HOURS = 8760

/** A comma list of keys in base64 or hex. A wrong one is not repeated. */
const keys = list('').transform((texts, context) =>
  texts.map((text, index) => {
    const key = keyOf(text)
    if (key === null || new Set(key).size < LEAST_DIFFERENT)
      context.addIssue(
        `key ${index + 1} is not ${KEY_BYTES} random bytes in base64 or hex, such as \`openssl rand -base64 32\` prints`,
      )
    return key ?? new Uint8Array()
  }),
)

function keyOf(text: string): Uint8Array | null {
  const isHex = /^[\da-f]{64}$/i.test(text)
  if (!isHex && !/^[\w+/-]{43}=?$/.test(text)) return null
  return Uint8Array.from(Buffer.from(text, isHex ? 'hex' : 'base64'))
}

export const sessionVariables = {
  SESSION_KEYS: keys,
  SESSION_IDLE_HOURS: wholeNumber(1, YEAR_HOURS).default(720),
  SESSION_LIFETIME_HOURS: wholeNumber(1, YEAR_HOURS).default(4320),
  SESSION_FILE: fileToBe.optional(),
}

export const sessionConfig = (env: z.output<z.ZodObject<typeof sessionVariables>>): SessionConfig => ({
  keys: env.SESSION_KEYS.length > 0 ? new Secret(env.SESSION_KEYS) : null,
  idleSeconds: env.SESSION_IDLE_HOURS * HOUR,
  lifetimeSeconds: env.SESSION_LIFETIME_HOURS * HOUR,
  file: env.SESSION_FILE ?? null,
})
