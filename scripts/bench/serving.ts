import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { documents } from '../../schema/generated/documents.ts'
import { CategoryPageDocument } from '../../schema/generated/operations.ts'
import { ask } from '../../test/kit/graphql.ts'
import { startShop } from '../../test/kit/shop.ts'
import { atLeast, type Measurement } from './budget.ts'
import { throughputRatio } from './ratio.ts'
import { startServer } from './server-process.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const BROTLI = { 'accept-encoding': 'br' }

/** Throughput of a listing and of a page over that of a bare Fastify that serves the same bytes, heads included. @source decision 0008 */
export async function measureServing(): Promise<Measurement[]> {
  if (!documents.has(CategoryPageDocument.id)) throw new Error('The listing is not among the trusted documents')
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn', UPSTREAM_FRESH_SECONDS: '3600', PAGE_FRESH_SECONDS: '3600' } })
  using folder = mkdtempDisposableSync(join(tmpdir(), 'heartwood-bench-'))
  const slug = await fullCategory(shop.url)
  const operation = { documentId: CategoryPageDocument.id, variables: { slug } }
  const posted = { url: `${shop.url}/graphql`, headers: JSON_TYPE, body: JSON.stringify(operation) }
  const query = new URLSearchParams({ documentId: operation.documentId, variables: JSON.stringify(operation.variables) })
  const got = { url: `${shop.url}/graphql?${query}` }
  const page = { url: `${shop.url}/c/${slug}`, headers: BROTLI }

  const [listing, compressed] = await Promise.all([answerTo(posted.url, { ...posted, method: 'POST' }), answerTo(page.url, page)])
  if (compressed.head['content-encoding'] !== 'br') throw new Error('The page was not compressed')
  const files = ['listing.json', 'page.br', 'heads.json'].map((name) => join(folder.path, name))
  const contents = [listing.body, compressed.body, JSON.stringify({ json: listing.head, bytes: compressed.head })]
  for (const [index, file] of files.entries()) writeFileSync(file, contents[index] ?? '')
  await using yardstick = await startServer(['scripts/bench/yardstick.ts', ...files])
  const json = { url: `${yardstick.url}/json` }
  const bytes = { url: `${yardstick.url}/bytes`, headers: BROTLI }
  return [
    atLeast('listing through GraphQL, upstream cached / raw route', await throughputRatio(posted, json), 0.75),
    atLeast('the same from the answer cache / raw route', await throughputRatio(got, json), 5),
    atLeast('cached page / Fastify with the same bytes', await throughputRatio(page, bytes), 0.9),
  ]
}

/** A category with a full page. */
export async function fullCategory(shop: string): Promise<string> {
  const [full] = await fullCategories(shop)
  if (full === undefined) throw new Error('No category has a full page')
  return full
}

/** All departments with a full page. */
export async function fullCategories(shop: string): Promise<readonly string[]> {
  const { menu } = await ask('{ menu { slug productCount } }', {}, shop)
  return (menu ?? []).filter(({ productCount }) => productCount >= 50).map(({ slug }) => slug)
}

/** A product with options, whose page needs most calculation. */
export async function configurableSku(shop: string): Promise<string> {
  const query = '{ products(search: "oak") { items { __typename sku } } }'
  const { products } = await ask<{ products: { items: { __typename: string; sku: string }[] } }>(query, {}, shop)
  const found = products.items.find(({ __typename }) => __typename === 'ConfigurableProduct')
  if (!found) throw new Error('No product with options was found')
  return found.sku
}

/** Headers that Fastify writes into each head by itself. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** An answer's bytes, which `fetch` would decompress, and its head. */
async function answerTo(url: string, options: Parameters<typeof request>[1]) {
  const { body, headers } = await request(url, options)
  const head = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)))
  return { body: Buffer.from(await body.arrayBuffer()), head }
}
