import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../bff/config/config.ts'
import { productListRequest } from '../../bff/domain/search/list-query.ts'
import type { Measurement } from './budget.ts'
import { generateData } from './generate-data.ts'
import { median } from './median.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'

const COUNTS = [10_000, 100_000]
const ROUNDS = 80
const NARROWED_BY = ['wood_type', 'thickness'] as const

const { catalog, storeViews } = readConfig({})

/**
 * A filtered first page with all its facets at 100,000 products over the same at 10,000, in turns and each time
 * with other filters, so that no answer is cached.
 * @source decision 0008
 */
export async function measureSearch(): Promise<Measurement[]> {
  const folders = COUNTS.map((count) => mkdtempSync(join(tmpdir(), `heartwood-${count}-`)))
  const sandboxes: SandboxProcess[] = []
  try {
    for (const [i, data] of folders.entries()) {
      generateData(COUNTS[i] ?? 0, data)
      sandboxes.push(await startSandboxProcess(data))
    }
    const [small, large] = await timesInTurns(sandboxes)
    return [
      { name: 'filtered first page, 100,000 / 10,000 products', measured: large / small, budget: { atMost: 2 } },
      {
        name: 'resident memory at 100,000 products, MB',
        measured: sandboxes[1]?.residentMegabytes() ?? Number.NaN,
        budget: { atMost: 400 },
      },
    ]
  } finally {
    for (const sandbox of sandboxes) sandbox.stop()
    for (const data of folders) rmSync(data, { recursive: true })
  }
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
