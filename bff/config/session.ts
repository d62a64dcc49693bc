import type { z } from 'zod'
import { wholeNumber } from './values/numbers.ts'
import { fileToBe, list } from './values/plain.ts'
import { Secret } from './values/secret.ts'

export interface SessionConfig {
  /** The first key encrypts, all keys decrypt. Null if none is set: a random key is used until the process ends. */
  readonly keys: Secret<readonly Uint8Array[]> | null
  /** Maximum time of inactivity. */
  readonly idleSeconds: number
  /** Maximum lifetime of a session. */
  readonly lifetimeSeconds: number
  /** File for sign-ins and sign-outs; null keeps them in memory. */
  readonly file: string | null
}

/** AES-256. */
const KEY_BYTES = 32
/** A random key has about 30 different bytes. A key with fewer than this is not random. */
const LEAST_DIFFERENT = 16
const HOUR = 3600
const YEAR_HOURS = 8760

/** A comma-separated list of keys in base64 or hex. The error does not repeat an invalid key. */
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
