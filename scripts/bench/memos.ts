import { documents } from '../../schema/generated/documents.ts'
import { CategoryPageDocument, ProductPageDocument } from '../../schema/generated/operations.ts'
import { startShop } from '../../test/kit/shop.ts'
import { atLeast, type Measurement } from './budget.ts'
import { throughputRatio } from './ratio.ts'
import { configurableSku, fullCategory } from './serving.ts'

/** Each memo must improve the throughput of its page by 3 %. */
const LEAST = 1.03

/** The request for a page of a running shop. */
type Page = (shop: string) => Promise<{ readonly documentId: string; readonly variables: object }>

const listing: Page = async (shop) => ({ documentId: CategoryPageDocument.id, variables: { slug: await fullCategory(shop) } })
const product: Page = async (shop) => ({ documentId: ProductPageDocument.id, variables: { sku: await configurableSku(shop) } })

/** Files whose memos are disabled, one after the other, and the page that shows their effect. @source decision 0008 */
const MEMOS: readonly { readonly file: string; readonly page: Page }[] = [
  { file: 'services/catalog/product-models.ts', page: listing },
  { file: 'services/pricing/catalog-prices.ts', page: listing },
  { file: 'services/scope/store-data.ts', page: listing },
  { file: 'services/listing/listing-fields.ts', page: listing },
  { file: 'services/listing/product-listing.ts', page: listing },
  { file: 'services/listing/unit-price-listing.ts', page: listing },
  { file: 'cache/keys/request-key.ts', page: listing },
  { file: 'services/catalog/catalog-texts.ts', page: product },
]

/** Throughput of a page with a memo over that without it, with all platform replies cached. */
export async function measureMemos(): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const { file, page } of MEMOS) {
    const name = `${page === listing ? 'listing' : 'product'} with the memo of ${file} / without`
    measurements.push(atLeast(name, await measureRatio(file, page), LEAST))
  }
  return measurements
}

async function measureRatio(file: string, page: Page): Promise<number> {
  const env = { LOG_LEVEL: 'warn', UPSTREAM_FRESH_SECONDS: '3600' }
  await using whole = await startShop({ env })
  await using without = await startShop({
    env: { ...env, NODE_OPTIONS: '--import=./scripts/bench/without-memo.ts', WITHOUT_MEMO: `/bff/${file}` },
  })
  const operation = await page(whole.url)
  if (!documents.has(operation.documentId)) throw new Error('The operation is not among the trusted documents')
  const body = JSON.stringify(operation)
  const asked = (url: string) => ({ url: `${url}/graphql`, headers: { 'content-type': 'application/json' }, body })
  return await throughputRatio(asked(whole.url), asked(without.url))
}
