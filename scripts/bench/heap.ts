import type { FastifyInstance } from 'fastify'
import { CategoryPageDocument } from '../../schema/generated/operations.ts'
import { atMost, type Measurement } from './budget.ts'
import { createBuiltShop } from './built-shop.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const COUNTED = 20_000
/** The number of requests after which caches and memos are full and code is compiled. The heap must not grow after that. */
const WARM = 12_000
const REQUESTS = WARM + COUNTED
const REPORTED = 2000
const AT_ONCE = 8
const MIB = 1024 * 1024
/** Small caches that are full early, so that later growth is a leak. */
const CACHES = { CACHE_MB: 'pages=4,upstream=8,answers=4' }

interface Catalog {
  readonly categories: readonly { readonly url: string; readonly slug: string }[]
  readonly products: readonly string[]
}

/**
 * Growth of the heap over 20,000 different requests: pages of every kind with different choices, searches, free queries with different
 * texts, and trusted documents with different variables.
 * @throws without `--expose-gc`, or if a request fails
 * @source decision 0008
 */
export async function measureHeap(): Promise<Measurement[]> {
  const { gc } = globalThis
  if (!gc) throw new Error('Run with --expose-gc')
  await using sandbox = await startSandboxProcess()
  // The bench measures memory, not time.
  const patience = { PLATFORM_SEARCH_TIMEOUT_MS: '20000', PLATFORM_TIMEOUT_MS: '20000', OPERATION_TIMEOUT_MS: '60000' }
  const env = { LOG_LEVEL: 'silent', PLATFORM_URL: sandbox.url, PLAYGROUND: 'true', ...CACHES, ...patience }
  await using app = await createBuiltShop(env, sandbox.url)
  const heap = () => {
    gc()
    return process.memoryUsage().heapUsed
  }
  const catalog = await readCatalog(app)
  let warm = 0
  for (let done = 0; done < REQUESTS; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => succeed(app, createRequest(catalog, done + i))))
    if (done === WARM) warm = heap()
    if (done % REPORTED === 0) console.info(`  ${String(done).padStart(6)} requests  ${(heap() / MIB).toFixed(1)} MB`)
  }
  const end = heap()
  return [
    atMost(`heap growth over ${COUNTED} different requests, %`, 100 * (end / warm - 1), 5),
    atMost('heap after them, MB', end / MIB, 200),
  ]
}

/** A request by its number; all are different. */
function createRequest({ categories, products }: Catalog, number: number) {
  const category = categories[number % categories.length] ?? { url: '/', slug: '' }
  const product = products[number % products.length] ?? '/'
  const kind = number % 10
  if (kind <= 1) return { url: `/search?q=oak+${number}` }
  if (kind <= 4) return { url: `${category.url}?wood_type=${number}` }
  if (kind <= 7) return { url: `${product}?childSku=NONE-${number}` }
  if (kind === 8) return { method: 'POST', url: '/graphql', payload: { query: `{ a${number}: store { code } }` } } as const
  const query = new URLSearchParams({
    documentId: CategoryPageDocument.id,
    variables: JSON.stringify({ slug: category.slug, filters: [{ attribute: 'wood_type', values: [String(number)] }] }),
  })
  return { url: `/graphql?${query}` }
}

async function succeed(app: FastifyInstance, request: ReturnType<typeof createRequest>): Promise<void> {
  const { statusCode, body } = await app.inject(request)
  if (statusCode !== 200 || body.startsWith('{"errors"'))
    throw new Error(`${request.url} answered ${statusCode}: ${body.slice(0, 200)}`)
}

/** Every department and its first products. */
async function readCatalog(app: FastifyInstance): Promise<Catalog> {
  const query = '{ menu { url slug products(first: 12) { items { url } } } }'
  const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  const { data }: { data: { menu: { url: string; slug: string; products: { items: { url: string }[] } }[] } } = reply.json()
  return { categories: data.menu, products: data.menu.flatMap(({ products }) => products.items.map(({ url }) => url)) }
}
