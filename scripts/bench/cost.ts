import type { FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { readSdl } from '../../bff/graphql/server/schema.ts'
import { atMost, type Measurement } from './budget.ts'
import { createBuiltShop } from './built-shop.ts'
import { costlyArguments } from './costly-arguments.ts'
import { median } from './median.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { slowToCheck, worstQueries } from './worst-queries.ts'

/** How often the slowest queries are measured again. The median counts. */
const TURNS = 5
const SLOWEST = 20
const ENV = {
  LOG_LEVEL: 'silent',
  UPSTREAM_FRESH_SECONDS: '3600',
  PLATFORM_SEARCH_TIMEOUT_MS: '20000',
  OPERATION_TIMEOUT_MS: '60000',
}

interface Figures {
  readonly query: string
  readonly milliseconds: number
  readonly megabytes: number
}

/**
 * The longest and the slowest answer of a free query, with all platform replies cached. Each query has a new text each time, as an
 * attacker would send it, so none is compiled already. CPU time is measured, which a busy machine does not change.
 * @source decision 0008
 */
export async function measureCost(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess()
  await using app = await createBuiltShop(ENV, sandbox.url)
  const queries = [...worstQueries(buildSchema(readSdl()), await costlyArguments((query) => ask(app, query))), ...slowToCheck()]
  const figures: Figures[] = []
  for (const query of queries) figures.push(await measure(app, query, 1))
  for (const { query } of figures.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)) {
    figures.splice(
      figures.findIndex((known) => known.query === query),
      1,
      await measure(app, query, TURNS),
    )
  }
  const slowest = figures.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
  const longest = figures.reduce((a, b) => (b.megabytes > a.megabytes ? b : a))
  console.info(`${queries.length} queries; slowest: ${slowest.query.slice(0, 1000)}\nlongest: ${longest.query.slice(0, 1000)}`)
  return [
    atMost('slowest free query the limits admit, ms', slowest.milliseconds, 250),
    atMost('longest free query the limits admit, MB', longest.megabytes, 2),
  ]
}

async function measure(app: FastifyInstance, query: string, turns: number): Promise<Figures> {
  await ask(app, query)
  const times: number[] = []
  let bytes = 0
  for (let turn = 0; turn < turns; turn++) {
    const before = process.cpuUsage()
    bytes = Buffer.byteLength(await ask(app, query))
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return { query, milliseconds: median(times), megabytes: bytes / 1e6 }
}

let sent = 0

/** @throws if a query is refused for its cost, because that measures nothing. Invalid queries are measured too. */
async function ask(app: FastifyInstance, query: string): Promise<string> {
  sent += 1
  const headers = { [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value }
  const reply = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: `query Q${sent} ${query}` } })
  if (reply.statusCode !== 200 && !reply.body.includes('DOCUMENT_INVALID'))
    throw new Error(`${query}\n${reply.body.slice(0, 1000)}`)
  return reply.body
}
