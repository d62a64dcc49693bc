import type { z } from 'zod'
import { wholeNumber } from './values/numbers.ts'
import { fileToBe, list } from './values/plain.ts'
import { Secret } from './values/secret.ts'
import { secretSetting, setting } from './values/setting.ts'

/** AES-256. */
const KEY_BYTES = 32
/** A random key has about 30 different bytes. A key with fewer than this is not random. */
const FEWEST_DIFFERENT_BYTES = 16
const HOUR = 3600
const YEAR_HOURS = 8760

/** A comma-separated list of keys in base64 or hex. The error does not repeat an invalid key. */
const keys = list('').transform((texts, context) => {
  const parsed = texts.map((text, index) => {
    const key = parseKey(text)
    if (key === null || new Set(key).size < FEWEST_DIFFERENT_BYTES)
      context.addIssue(
        `key ${index + 1} is not ${KEY_BYTES} random bytes in base64 or hex, such as \`openssl rand -base64 32\` prints`,
      )
    return key ?? new Uint8Array()
  })
  return parsed.length > 0 ? new Secret<readonly Uint8Array[]>(parsed) : null
})

function parseKey(text: string): Uint8Array | null {
  const isHex = /^[\da-f]{64}$/i.test(text)
  if (!isHex && !/^[\w+/-]{43}=?$/.test(text)) return null
  return Uint8Array.from(Buffer.from(text, isHex ? 'hex' : 'base64'))
}

export const sessionVariables = {
  SESSION_KEYS: secretSetting(
    keys,
    'Comma-separated list of keys that encrypt session cookies: the first encrypts, all decrypt, so that keys can be rotated. 32 bytes each, as `openssl rand -base64 32` prints; the same for every replica',
    'a random key for each start',
  ),
  SESSION_FILE: setting(
    fileToBe.optional(),
    'File that keeps sign-ins and sign-outs over restarts; processes on one machine may share it. Without it and without `VALKEY_URL`, customers have to sign in again after a restart',
  ),
  SESSION_IDLE_HOURS: setting(
    wholeNumber(1, YEAR_HOURS).prefault('720'),
    'A session ends after this time without a request, at most `SESSION_LIFETIME_HOURS`',
  ),
  SESSION_LIFETIME_HOURS: setting(wholeNumber(1, YEAR_HOURS).prefault('4320'), 'A session ends after this time in any case'),
}

export const sessionConfig = (env: z.output<z.ZodObject<typeof sessionVariables>>) => ({
  /** The first key encrypts, all keys decrypt. Null if none is set: a random key is used until the process ends. */
  keys: env.SESSION_KEYS,
  idleSeconds: env.SESSION_IDLE_HOURS * HOUR,
  lifetimeSeconds: env.SESSION_LIFETIME_HOURS * HOUR,
  /** Null keeps sign-ins in memory. */
  file: env.SESSION_FILE ?? null,
})

export type SessionConfig = Readonly<ReturnType<typeof sessionConfig>>
