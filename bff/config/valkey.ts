import { z } from 'zod'
import { patience } from './values/numbers.ts'
import { Secret } from './values/secret.ts'

export interface ValkeyConfig {
  /** 'rediss://user:password@host:6379/0'; null if replicas share no store. */
  readonly url: Secret<string> | null
  /** Timeout of the shared store. After it the process continues without the store. */
  readonly timeoutMs: number
}

export const valkeyVariables = {
  // The error does not repeat an invalid URL, because it may contain a password.
  VALKEY_URL: z
    .string()
    .refine(
      isStoreUrl,
      'This has to be an address such as redis://host:6379, or rediss:// for TLS, with user and password before the host and the number of a database behind it if need be, and nothing else',
    )
    .optional(),
  VALKEY_TIMEOUT_MS: patience.default(300),
}

/** A URL without parameters: the client would treat each as one of its options. */
function isStoreUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || url.search !== '' || url.hash !== '') return false
  return /^\/?(\d{1,4})?$/.test(url.pathname) && [url.username, url.password].every(isEncoded)
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null
  } catch {
    return false
  }
}

export const valkeyConfig = (env: z.output<z.ZodObject<typeof valkeyVariables>>): ValkeyConfig => ({
  url: env.VALKEY_URL === undefined ? null : new Secret(env.VALKEY_URL),
  timeoutMs: env.VALKEY_TIMEOUT_MS,
})
