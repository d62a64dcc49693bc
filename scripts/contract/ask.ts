import { LOCALE } from '#schema/rules/constants.ts'
import type { Log } from '../../bff/cache/log.ts'
import type { Config } from '../../bff/config/config.ts'
import type { CatalogProduct } from '../../bff/domain/catalog/catalog.types.ts'
import { PlatformError } from '../../bff/platform/base/errors.ts'
import { createPlatformHttp, type PlatformHttp } from '../../bff/platform/http/client.ts'
import { renderList } from '../../bff/platform/price/list.ts'
import type { RefusedFields } from '../../bff/platform/search/refusals/refused-fields.ts'
import { type SearchResult, search } from '../../bff/platform/search/search.ts'
import { stockList } from '../../bff/platform/stock/list.ts'
import { mapUrl } from '../../bff/platform/urls/url-map.ts'
import { type Question, questions, questionsAbout, type Sample } from './questions.ts'

/** The result of one kind of query. */
export interface Finding {
  readonly name: string
  /** `empty`: nothing was refused and nothing found; `partial`: the engine answered for a part of its index. */
  readonly outcome: 'answered' | 'empty' | 'partial' | 'refused'
  /** The engine's reason for a refusal or a partial answer. */
  readonly reason?: string
  /** How a field should be mapped. */
  readonly mapping?: string
  /** The feature that the shop loses; with a substitute, only the refused calls. */
  readonly cost?: string
}

interface Asking {
  readonly http: PlatformHttp
  readonly index: string
  readonly log: Log
  readonly timeoutMs: number
  /** The country for prices. */
  readonly currency: string
}

const QUIET: Log = { debug: () => undefined, warn: () => undefined, error: () => undefined }
/** Refusals are the result here, so none is remembered. */
const NOTHING_LEFT_OUT: RefusedFields = { substitutes: () => new Map(), learn: () => undefined, accepted: () => undefined }

/** Sends each kind of query of the shop to a platform, one after the other. */
export async function askPlatform(
  url: string,
  index: string,
  { catalog, platform, storeViews: [storeView] }: Config,
): Promise<readonly Finding[]> {
  const timeoutMs = platform.timeoutMs
  const http = createPlatformHttp(
    {
      url,
      family: 'contract',
      connections: 1,
      timeoutMs,
      maxResponseBytes: 32 * 1024 * 1024,
      breaker: { consecutive: Number.MAX_SAFE_INTEGER, minimumRps: 1_000_000 },
    },
    QUIET,
  )
  const asking: Asking = { http, index, log: QUIET, timeoutMs, currency: storeView?.currency ?? LOCALE.currency }
  try {
    const findings: Finding[] = []
    for (const question of questions(catalog)) findings.push(await findingOf(question, asking))
    const sample = await sampleOf(asking)
    if (!sample) return [...findings, { name: 'a product', outcome: 'empty', cost: 'the index has no product' }]
    for (const question of questionsAbout(sample)) findings.push(await findingOf(question, asking))
    for (const [name, read] of callsAbout(sample, asking)) findings.push(await findingOfCall(name, read))
    return findings
  } finally {
    await http.close()
  }
}

async function findingOf({ name, request, mapping, cost, substitute }: Question, asking: Asking): Promise<Finding> {
  try {
    const result = await searched(request, asking)
    if (result.partialReason !== null) return { name, outcome: 'partial', reason: result.partialReason, cost }
    return { name, outcome: isEmpty(result) ? 'empty' : 'answered' }
  } catch (error) {
    const reason = reasonOf(error)
    const stands =
      substitute !== undefined &&
      (await searched(substitute, asking).then(
        (result) => !isEmpty(result),
        () => false,
      ))
    return {
      name,
      outcome: 'refused',
      reason,
      cost: stands ? 'refused calls; .keyword stands in for it' : cost,
      ...(mapping && { mapping }),
    }
  }
}

const searched = (request: Question['request'], { http, index, log, timeoutMs }: Asking): Promise<SearchResult<unknown>> =>
  search(http, index, request, { adapter: 'api', log, timeoutMs, refused: NOTHING_LEFT_OUT })

/** A query with aggregations must have counted something. */
const isEmpty = ({ total, aggregations }: SearchResult<unknown>): boolean =>
  total === 0 || (aggregations.counted !== undefined && aggregations.counted.length === 0)

async function sampleOf(asking: Asking): Promise<Sample | null> {
  const request = { entity: 'product', body: {}, size: 1, from: 0, sourceIncludes: null, sourceExcludes: null } as const
  const { items } = await search(asking.http, asking.index, request, {
    ...{ adapter: 'api', log: asking.log, timeoutMs: asking.timeoutMs, refused: NOTHING_LEFT_OUT },
  }).catch(() => ({ items: [] as readonly CatalogProduct[] }))
  const [product] = items
  return product ? { id: product.id, sku: product.sku, urlPath: product.urlPath, categoryIds: product.categoryIds } : null
}

type Call = () => Promise<readonly unknown[]>

const callsAbout = (
  { sku, urlPath }: Sample,
  { http, log, timeoutMs, currency }: Asking,
): readonly (readonly [string, Call])[] => [
  ['stock list', async () => (await stockList(http, [sku], {}, {})).filter((stock) => stock !== null)],
  ['current prices', () => renderList(http, [sku], { currency, storeId: 1, userGroupId: null, token: null }, {})],
  ['URL map', async () => [await mapUrl(http, urlPath ?? sku, null, {}, { log, timeoutMs })].filter((target) => target !== null)],
]

async function findingOfCall(name: string, call: Call): Promise<Finding> {
  try {
    return { name, outcome: (await call()).length > 0 ? 'answered' : 'empty' }
  } catch (error) {
    return { name, outcome: 'refused', reason: reasonOf(error), cost: name }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof PlatformError)) throw error
  const { code, status, detail } = error.forLog()
  return [code, status, detail].filter((part) => part !== null).join(' ')
}
