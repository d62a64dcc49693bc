import { z } from 'zod'
import { isEncoded } from './values/encoded.ts'
import { timeoutMs } from './values/numbers.ts'
import { Secret } from './values/secret.ts'
import { secretSetting, setting } from './values/setting.ts'

export const valkeyVariables = {
  // The error does not repeat an invalid URL, because it may contain a password.
  VALKEY_URL: secretSetting(
    z
      .string()
      .refine(
        isStoreUrl,
        'This has to be an address such as redis://host:6379, or rediss:// for TLS, optionally with user and password before the host and a database number after it, and nothing else',
      )
      .transform((url) => new Secret(url))
      .optional(),
    'The store that replicas share, Valkey or Redis from version 7 on: `redis://`, or `rediss://` for TLS, optionally with user, password and the number of a database. Each shop needs a database of its own. [Operations](operations.md#4-scale) says what is shared',
  ),
  VALKEY_TIMEOUT_MS: setting(
    timeoutMs.prefault('300'),
    'Timeout of the shared store, shorter than `OPERATION_TIMEOUT_MS`; after it the process continues without the store',
  ),
}

/** A URL without parameters: the client would treat each as one of its options. */
function isStoreUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || url.search !== '' || url.hash !== '') return false
  return /^\/?(\d{1,4})?$/.test(url.pathname) && [url.username, url.password].every(isEncoded)
}

export const valkeyConfig = (env: z.output<z.ZodObject<typeof valkeyVariables>>) => ({
  /** Null if replicas share no store. */
  url: env.VALKEY_URL ?? null,
  timeoutMs: env.VALKEY_TIMEOUT_MS,
})

export type ValkeyConfig = Readonly<ReturnType<typeof valkeyConfig>>
