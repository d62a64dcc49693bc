import { readConfig } from '../../bff/config/config.ts'
import { productListRequest } from '../../bff/domain/search/list-query.ts'
import { atMost, type Measurement } from './budget.ts'
import { median } from './median.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'

const ROUNDS = 80
const NARROWED_BY = ['wood_type', 'thickness'] as const

const { catalog, storeViews } = readConfig({})

/**
 * A filtered first page with all its facets at 100,000 products over the same at 10,000, in turns and each time
 * with other filters, so that no answer is cached.
 * @source decision 0008
 */
export async function measureSearch(): Promise<Measurement[]> {
  await using small = await startSandboxProcess({ products: 10_000 })
  await using large = await startSandboxProcess({ products: 100_000 })
  const [smallMs, largeMs] = await timesInTurns([small, large])
  return [
    atMost('filtered first page, 100,000 / 10,000 products', largeMs / smallMs, 2),
    atMost('resident memory at 100,000 products, MB', large.residentMegabytes(), 400),
  ]
}

async function timesInTurns(sandboxes: readonly SandboxProcess[]): Promise<[number, number]> {
  const choices = await Promise.all(sandboxes.map(readChoices))
  const times: number[][] = sandboxes.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, sandbox] of sandboxes.entries()) {
      const of = choices[i] ?? {}
      const filters = NARROWED_BY.map((attribute) => ({ attribute, values: [pick(of[attribute], round)] }))
      const started = performance.now()
      await search(sandbox, filters)
      times[i]?.push(performance.now() - started)
    }
  }
  const [small = Number.NaN, large = Number.NaN] = times.map((list) => median(list.slice(ROUNDS / 4)))
  return [small, large]
}

const pick = (values: readonly string[] = [], round: number) => values[round % Math.max(1, values.length)] ?? ''

/** The values of the facets, most frequent first. */
async function readChoices(sandbox: SandboxProcess): Promise<Record<string, string[]>> {
  const { aggregations } = await search(sandbox, [])
  return Object.fromEntries(
    NARROWED_BY.map((attribute) => [
      attribute,
      (aggregations[`agg_terms_${attribute}`]?.buckets ?? []).map(({ key }) => String(key)),
    ]),
  )
}

async function search(sandbox: SandboxProcess, filters: readonly { attribute: string; values: string[] }[]) {
  const request = productListRequest({ filters, price: null, sort: 'RECOMMENDED', first: 50, offset: 0 }, catalog)
  const address = `${sandbox.url}/api/catalog/${storeViews[0]?.index}/product/_search?from=0&size=${request.size}`
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
  })
  const answer: { hits?: { hits: unknown[] }; aggregations: Record<string, { buckets?: { key: string | number }[] }> } =
    await reply.json()
  if (!answer.hits) throw new Error(`The engine refused: ${JSON.stringify(answer)}`)
  return answer
}
