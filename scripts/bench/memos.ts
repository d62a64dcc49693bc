import { documents } from '../../schema/generated/documents.ts'
import { CategoryPageDocument } from '../../schema/generated/operations.ts'
import { startShop } from '../../test/kit/shop.ts'
import type { Measurement } from './budget.ts'
import { throughputRatio } from './ratio.ts'
import { fullCategory } from './serving.ts'

/** Each must buy 3 % of the throughput of a listing. */
const LEAST = 1.03

/** Files whose memos are taken away, one after the other. @source decision 0048 */
const MEMOS = [
  'services/catalog/product-models.ts',
  'services/pricing/catalog-prices.ts',
  'services/pricing/money.ts',
  'services/store-data.ts',
  'services/listing/listing-fields.ts',
  'services/listing/product-listing.ts',
  'services/listing/unit-price-listing.ts',
  'cache/keys/request-key.ts',
] as const

/** Throughput of a listing with a memo over that without it, everything of the platform cached. */
export async function measureMemos(): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const file of MEMOS) {
    measurements.push({
      name: `listing with the memo of ${file} / without`,
      measured: await ratioOf(file),
      budget: { atLeast: LEAST },
    })
  }
  return measurements
}

async function ratioOf(file: string): Promise<number> {
  const env = { LOG_LEVEL: 'warn', UPSTREAM_FRESH_SECONDS: '3600' }
  const whole = await startShop({ env })
  const without = await startShop({
    env: { ...env, NODE_OPTIONS: '--import=./scripts/bench/without-memo.ts', WITHOUT_MEMO: `/bff/${file}` },
  })
  try {
    const slug = await fullCategory(whole.url)
    if (!documents.has(CategoryPageDocument.id)) throw new Error('The listing is not among the trusted documents')
    const body = JSON.stringify({ documentId: CategoryPageDocument.id, variables: { slug } })
    const listingOf = (url: string) => ({ url: `${url}/graphql`, headers: { 'content-type': 'application/json' }, body })
    return await throughputRatio(listingOf(whole.url), listingOf(without.url))
  } finally {
    await whole.stop()
    await without.stop()
  }
}
