import type { FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import { CART, OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { readSdl } from '../../bff/graphql/server/schema.ts'
import { PATIENT } from '../../test/kit/shop.ts'
import { createBuiltShop } from '../bench/built-shop.ts'
import { costlyArguments } from '../bench/costly-arguments.ts'
import { slowToCheck, worstQueries } from '../bench/worst-queries.ts'
import type { AttackContext, Outcome } from './attack.types.ts'

const BUDGET = { queryMs: 250, queryBytes: 2_000_000, syncMs: 1500, syncCalls: 2 * CART.mostLines + 20 }
const SAMPLE_LINES = 5
/** A query that is too slow is repeated: the first execution compiles code. */
const TURNS = 5
const HEADERS = { [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value }
const SYNC =
  'mutation ($input: CartSyncInput!) { cartSync(input: $input) { cart { lines { sku quantity } } userErrors { code field } } }'

interface Answer {
  readonly status: number
  readonly body: string
  /** CPU time of this process, which a busy machine does not change. */
  readonly cpuMs: number
  readonly platformCalls: number
  readonly cookie: string | undefined
}

/** The most expensive queries and the largest cart that the limits admit, and requests beyond the limits. */
export async function attackLimits({ sandboxUrl, isSample }: AttackContext): Promise<Outcome> {
  const env = { ...PATIENT, PLATFORM_URL: sandboxUrl, LOG_LEVEL: 'silent', PLAYGROUND: 'true', UPSTREAM_FRESH_SECONDS: '3600' }
  await using app = await createBuiltShop(env, sandboxUrl)
  const queries = isSample ? slowToCheck() : [...(await expensiveQueries(app)), ...slowToCheck()]
  const findings: string[] = []
  let slowest = 0
  for (const query of queries) {
    const { cpuMs, problem } = await attackQuery(app, query)
    slowest = Math.max(slowest, cpuMs)
    if (problem !== null) findings.push(`${problem}: ${query.slice(0, 300)}`)
  }
  const sync = await attackCart(app, isSample ? SAMPLE_LINES : CART.mostLines)
  return {
    tried: `${queries.length} queries, slowest ${slowest.toFixed(0)} ms; ${sync.tried}`,
    findings: [...findings, ...sync.findings, ...(await beyondLimits(app))],
  }
}

async function expensiveQueries(app: FastifyInstance): Promise<readonly string[]> {
  const values = await costlyArguments(async (query) => (await send(app, { query })).body)
  return worstQueries(buildSchema(readSdl()), values)
}

let sent = 0

async function attackQuery(app: FastifyInstance, query: string) {
  const ask = () => {
    sent += 1
    return send(app, { query: `query Q${sent} ${query}` })
  }
  // The first answer fills the cache of platform replies.
  await ask()
  let { body, cpuMs, status } = await ask()
  for (let turn = 1; cpuMs > BUDGET.queryMs && turn < TURNS; turn++) cpuMs = Math.min(cpuMs, (await ask()).cpuMs)
  const bytes = Buffer.byteLength(body)
  if (status >= 500) return { cpuMs, problem: `answered ${status}` }
  if (bytes > BUDGET.queryBytes) return { cpuMs, problem: `${bytes} bytes` }
  return { cpuMs, problem: cpuMs > BUDGET.queryMs ? `${cpuMs.toFixed(0)} ms` : null }
}

/** Syncs a cart of maximum size three times: new lines, changed quantities, removed lines. */
async function attackCart(app: FastifyInstance, most: number): Promise<Outcome> {
  const skus = await buyableSkus(app, most)
  const lines = (quantity: number) => skus.map((sku, i) => ({ key: `L${i}`, sku, quantity }))
  const keys = lines(1).map(({ key, sku }) => ({ key, sku, quantity: 0 }))
  const syncs: readonly object[] = [{ lines: lines(1) }, { lines: lines(2) }, { lines: [], removed: keys }]
  const findings: string[] = []
  let cookie: string | undefined
  const figures: string[] = []
  for (const [i, sync] of syncs.entries()) {
    const variables = { input: { deviceId: 'attack', revision: i + 1, ...sync } }
    const answer = await send(app, { query: SYNC, variables }, cookie)
    cookie = answer.cookie ?? cookie
    figures.push(`${answer.cpuMs.toFixed(0)} ms and ${answer.platformCalls} calls`)
    if (answer.status !== 200 || answer.body.includes('"errors"')) findings.push(`sync ${i + 1}: ${answer.body.slice(0, 300)}`)
    if (answer.cpuMs > BUDGET.syncMs) findings.push(`sync ${i + 1} takes ${answer.cpuMs.toFixed(0)} ms`)
    if (answer.platformCalls > BUDGET.syncCalls) findings.push(`sync ${i + 1} makes ${answer.platformCalls} platform calls`)
  }
  return { tried: `carts of ${skus.length} lines: ${figures.join(', ')}`, findings }
}

async function buyableSkus(app: FastifyInstance, most: number): Promise<readonly string[]> {
  const skus: string[] = []
  for (let offset = 0; skus.length < most && offset < 5 * CART.mostLines; offset += 100) {
    const query = `{ products(first: 100, offset: ${offset}) { items { __typename sku } } }`
    const { body } = await send(app, { query })
    const { data }: { data: { products: { items: { __typename: string; sku: string }[] } } } = JSON.parse(body)
    skus.push(...data.products.items.filter(({ __typename }) => __typename === 'SimpleProduct').map(({ sku }) => sku))
  }
  return skus.slice(0, most)
}

/** @returns the requests beyond its limits that the shop accepted */
async function beyondLimits(app: FastifyInstance): Promise<readonly string[]> {
  const lines = Array.from({ length: CART.mostLines + 1 }, (_, i) => ({ key: `L${i}`, sku: `S${i}`, quantity: 1 }))
  const input = { deviceId: 'attack', revision: 1, lines }
  const tooLong = await send(app, { query: SYNC, variables: { input } })
  const tooLarge = await send(app, { query: '{ store { code } }', variables: { filling: 'x'.repeat(64 * 1024) } })
  const tooDeep = await send(app, {
    query:
      '{ menu { children { children { children { children { children { children { children { children { children { id } } } } } } } } } } }',
  })
  return [
    ...(tooLong.body.includes('"INVALID"') && tooLong.platformCalls === 0
      ? []
      : [`a cart with a line too many: ${tooLong.body.slice(0, 300)}`]),
    ...(tooLarge.status === 413 ? [] : [`a body that is too large is answered ${tooLarge.status}`]),
    ...(tooDeep.body.includes('"errors"') ? [] : ['a query that is too deep is answered']),
  ]
}

async function send(app: FastifyInstance, payload: object, cookie?: string): Promise<Answer> {
  const before = process.cpuUsage()
  const headers = { ...HEADERS, ...(cookie === undefined ? {} : { cookie }) }
  const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload })
  const { user, system } = process.cpuUsage(before)
  return {
    status: reply.statusCode,
    body: reply.body,
    cpuMs: (user + system) / 1000,
    platformCalls: Number(/(\d+) calls?/.exec(String(reply.headers['server-timing']))?.[1] ?? 0),
    cookie: [reply.headers['set-cookie']].flat()[0]?.split(';', 1)[0],
  }
}
