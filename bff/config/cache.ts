import type { z } from 'zod'
import { freshSeconds, MIB, namedNumbers } from './values/numbers.ts'
import { addressKey } from './values/plain.ts'
import { Secret } from './values/secret.ts'
import { secretSetting, setting } from './values/setting.ts'

/** In mebibytes, up to a tebibyte each; 0 disables a cache. */
const SIZES = { upstream: 64, pages: 64, answers: 16, pictures: 48 } as const

export const cacheVariables = {
  CACHE_MB: setting(
    namedNumbers<keyof typeof SIZES>(SIZES, MIB),
    'Bounds in MiB of the caches in the process: platform answers, pages, GraphQL answers, pictures. Caches that are left out keep their default: `pages=256`',
  ),
  UPSTREAM_FRESH_SECONDS: setting(
    freshSeconds.prefault('45'),
    'After this time a platform answer is refreshed while the old one is served',
  ),
  PAGE_FRESH_SECONDS: setting(freshSeconds.prefault('60'), 'After this time a page is refreshed while the old one is served'),
  INVALIDATION_KEY: secretSetting(
    addressKey.transform((key) => new Secret(key)).optional(),
    'Key the platform sends to `/invalidate` when something has changed ([operations](operations.md#3-caches)): 16 to 128 letters, digits and `-._~`, such as `openssl rand -hex 32` prints',
    'invalidation is off',
  ),
}

/** @param catalogIndexProducts the largest catalogue that devices store, in products; 0 disables the catalogue index */
export const cacheConfig = (env: z.output<z.ZodObject<typeof cacheVariables>>, catalogIndexProducts: number) => ({
  upstreamBytes: env.CACHE_MB.upstream * MIB,
  pageBytes: env.CACHE_MB.pages * MIB,
  answerBytes: env.CACHE_MB.answers * MIB,
  pictureBytes: env.CACHE_MB.pictures * MIB,
  upstreamFreshSeconds: env.UPSTREAM_FRESH_SECONDS,
  pageFreshSeconds: env.PAGE_FRESH_SECONDS,
  catalogIndexProducts,
  invalidationKey: env.INVALIDATION_KEY ?? null,
})

export type CacheConfig = Readonly<ReturnType<typeof cacheConfig>>
