import type { FastifyInstance } from 'fastify'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { atMost, type Measurement } from './budget.ts'
import { createBuiltShop } from './built-shop.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const SHOPPERS = 50
const REQUESTS = 10_000
const AT_ONCE = 50
const PAGES = ['/', '/decking', '/p/OSB3-18/osb', '/search?q=oak']
const HEADERS = { [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value }

/** A guest with a unique cart: one piece more than the guest before. */
interface Shopper {
  readonly cookie: string
  readonly quantity: number
}

/**
 * Data shown to the wrong shopper: carts of others, or pages that are not public, while the requests of fifty shoppers are interleaved on
 * one server.
 * @source decision 0001, decision 0002
 */
export async function measureShoppers(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess()
  const patience = { PLATFORM_TIMEOUT_MS: '20000', PLATFORM_SEARCH_TIMEOUT_MS: '20000', OPERATION_TIMEOUT_MS: '60000' }
  const env = { LOG_LEVEL: 'silent', UPSTREAM_FRESH_SECONDS: '3600', PAGE_FRESH_SECONDS: '3600', ...patience }
  await using app = await createBuiltShop(env, sandbox.url)
  const shoppers: Shopper[] = []
  for (let i = 1; i <= SHOPPERS; i++) shoppers.push(await withCart(app, i))
  const everybodys = new Map<string, string>()
  for (const url of PAGES) everybodys.set(url, (await app.inject({ url })).body)
  let mismatches = 0
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const turns = Array.from({ length: AT_ONCE }, (_, i) => sent + i)
    const answers = await Promise.all(turns.map((turn) => isOwn(app, turn, shoppers, everybodys)))
    mismatches += answers.filter((own) => !own).length
  }
  console.info(`${REQUESTS} requests of ${SHOPPERS} shoppers`)
  return [atMost('answers that contain data of another shopper', mismatches, 0)]
}

async function withCart(app: FastifyInstance, quantity: number): Promise<Shopper> {
  const query = 'mutation ($input: CartSyncInput!) { cartSync(input: $input) { cart { quantity } } }'
  const input = { deviceId: 'bench', revision: 1, lines: [{ key: 'OIL', sku: 'OIL-LINSEED-1L', quantity }] }
  const reply = await app.inject({ method: 'POST', url: '/graphql', headers: HEADERS, payload: { query, variables: { input } } })
  const [cookie] = [reply.headers['set-cookie']].flat()
  if (cookie === undefined || reply.json().data.cartSync.cart?.quantity !== quantity) throw new Error(reply.body.slice(0, 500))
  return { cookie: cookie.split(';', 1)[0] ?? '', quantity }
}

/** One request in four is for a cart, the others for pages, which must be equal for everybody. */
async function isOwn(app: FastifyInstance, turn: number, shoppers: readonly Shopper[], pages: ReadonlyMap<string, string>) {
  const { cookie = '', quantity } = shoppers[(turn * 7 + Math.floor(turn / SHOPPERS)) % SHOPPERS] ?? {}
  const headers = { ...HEADERS, cookie }
  if (turn % 4 !== 0) {
    const url = PAGES[Math.floor(turn / 4) % PAGES.length] ?? '/'
    return (await app.inject({ url, headers })).body === pages.get(url)
  }
  const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ cart { quantity } }' } })
  return reply.json().data?.cart?.quantity === quantity
}
