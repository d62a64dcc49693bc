import type { z } from 'zod'
import { cacheMebibytes, freshSeconds, MIB, wholeNumber } from './values/numbers.ts'
import { addressKey } from './values/plain.ts'
import { Secret } from './values/secret.ts'

export interface CacheConfig {
  readonly upstreamBytes: number
  readonly pageBytes: number
  readonly answerBytes: number
  readonly pictureBytes: number
  /** Seconds for which a platform response counts as fresh. */
  readonly upstreamFreshSeconds: number
  readonly pageFreshSeconds: number
  /** The largest catalogue that devices store, in products; 0 disables the catalogue index. */
  readonly catalogueIndexProducts: number
  /** The key the platform sends to invalidate caches; null disables invalidation. */
  readonly invalidationKey: Secret<string> | null
}

/** Larger indexes are too much for a phone: 1,000 products take 100 to 300 KB. */
const LARGEST_INDEX = 20_000

export const cacheVariables = {
  CACHE_UPSTREAM_MB: cacheMebibytes.default(64),
  CACHE_PAGES_MB: cacheMebibytes.default(64),
  CACHE_ANSWERS_MB: cacheMebibytes.default(16),
  CACHE_PICTURES_MB: cacheMebibytes.default(48),
  UPSTREAM_FRESH_SECONDS: freshSeconds.default(45),
  PAGE_FRESH_SECONDS: freshSeconds.default(60),
  CATALOGUE_INDEX_PRODUCTS: wholeNumber(0, LARGEST_INDEX).default(5000),
  INVALIDATION_KEY: addressKey.optional(),
}

export const cacheConfig = (env: z.output<z.ZodObject<typeof cacheVariables>>): CacheConfig => ({
  upstreamBytes: env.CACHE_UPSTREAM_MB * MIB,
  pageBytes: env.CACHE_PAGES_MB * MIB,
  answerBytes: env.CACHE_ANSWERS_MB * MIB,
  pictureBytes: env.CACHE_PICTURES_MB * MIB,
  upstreamFreshSeconds: env.UPSTREAM_FRESH_SECONDS,
  pageFreshSeconds: env.PAGE_FRESH_SECONDS,
  catalogueIndexProducts: env.CATALOGUE_INDEX_PRODUCTS,
  invalidationKey: env.INVALIDATION_KEY === undefined ? null : new Secret(env.INVALIDATION_KEY),
})
