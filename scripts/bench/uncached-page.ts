import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CategoryPageDocument } from '../../schema/generated/operations.ts'
import { PATIENT, startShop } from '../../test/kit/shop.ts'
import { atLeast, type Measurement } from './budget.ts'
import { median } from './median.ts'
import { readPeerInput, startPeer } from './peers.ts'
import { type Target, throughput } from './ratio.ts'
import { fullCategories, fullCategory } from './serving.ts'

const ROUNDS = 4
const SECONDS = 3
const SORTS = ['recommended', 'latest', 'price_asc', 'price_desc', 'unit_price_asc']
/** Both sides render in the thread that answers. The cache has room for three pages. */
const ENV = { ...PATIENT, LOG_LEVEL: 'warn', UPSTREAM_FRESH_SECONDS: '3600', RENDER_THREADS: '0', CACHE_MB: 'pages=1' }

/**
 * Throughput of a page of 50 products that no cache has, without compression, over that of its two parts alone: its GraphQL answer from the
 * shop, and the same `renderToString` in a bare Fastify. The platform's answers are cached. @source decision 0008
 */
export async function measureUncachedPage(): Promise<Measurement[]> {
  await using shop = await startShop({ env: ENV })
  using folder = mkdtempDisposableSync(join(tmpdir(), 'heartwood-uncached-'))
  const slug = await fullCategory(shop.url)
  const file = join(folder.path, 'served.json')
  writeFileSync(file, JSON.stringify(await readPeerInput(shop.url, slug)))
  await using peer = await startPeer('fastify', file)
  const answer: Target = {
    url: `${shop.url}/graphql`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: CategoryPageDocument.id, variables: { slug } }),
  }
  const page: Target = { url: shop.url, nextPath: await createListings(shop.url) }
  const measured = await shareOfParts(page, [answer, { url: `${peer.url}/page` }])
  return [atLeast('uncached page / its GraphQL answer + its render in bare Fastify', measured, 0.6)]
}

/** The path of another full page each time, in turns; the platform's answers for all of them are cached. */
async function createListings(shop: string): Promise<() => string> {
  const paths = (await fullCategories(shop)).flatMap((slug) => SORTS.map((sort) => `/c/${slug}?sort=${sort}`))
  for (const path of [...paths, ...paths]) {
    const reply = await fetch(shop + path)
    await reply.arrayBuffer()
    if (reply.headers.get('x-cache') === 'hit') throw new Error(`${path} is cached`)
  }
  let asked = 0
  return () => {
    asked += 1
    return paths[asked % paths.length] ?? '/'
  }
}

/** The time of the parts over that of the whole, in turns; the median of the rounds counts. */
async function shareOfParts(whole: Target, parts: readonly Target[]): Promise<number> {
  for (const target of [whole, ...parts]) await throughput(target, 1)
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const wholeRate = await throughput(whole, SECONDS)
    let partSeconds = 0
    for (const part of parts) partSeconds += 1 / (await throughput(part, SECONDS))
    shares.push(partSeconds * wholeRate)
  }
  return median(shares)
}
