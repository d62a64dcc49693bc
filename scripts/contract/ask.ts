import type { CatalogProduct } from '../../bff/domain/catalog/catalog.types.ts'
import { productListRequest } from '../../bff/domain/search/list-query.ts'
import type { SearchEntity } from '../../bff/domain/search/search.types.ts'
import { PlatformRefused } from '../../bff/platform/base/errors.ts'
import { renderList } from '../../bff/platform/price/list.ts'
import type { SearchResult } from '../../bff/platform/search/search.ts'
import { stockList } from '../../bff/platform/stock/list.ts'
import { mapUrl } from '../../bff/platform/urls/url-map.ts'
import { askDepartments } from './departments.ts'
import { type AskedPlatform, describeFailure } from './platform.ts'
import { anyDocument, FACETLESS, type Kind, kinds, type Question, questions, questionsAbout, type Sample } from './questions.ts'
import { type Finding, idMapping, isEmpty } from './verdicts.ts'

/** The products that questions about a product, and the trial purchase, can use. */
const MOST_SAMPLES = 20

export interface Findings {
  readonly findings: readonly Finding[]
  readonly products: readonly CatalogProduct[]
}

/** Sends each kind of query of the shop to a platform, one after the other. Writes nothing. */
export async function askPlatform(platform: AskedPlatform): Promise<Findings> {
  const { config } = platform
  const findings: Finding[] = []
  const absent = new Set<SearchEntity>()
  const empty = new Set<SearchEntity>()
  for (const kind of kinds(config.platform.cmsHierarchy)) {
    const finding = await findingOfKind(kind, platform)
    if (finding.outcome === 'empty') empty.add(kind.entity)
    if (finding.outcome === 'missing') absent.add(kind.entity)
    findings.push(finding)
  }
  const products = absent.has('product') ? [] : await readSample(platform)
  const [sample] = products
  const asked = [
    ...questions(config.catalog, idMapping(products.map(({ id }) => id))),
    ...(sample ? questionsAbout(sample, config.catalog) : []),
  ].filter(({ request }) => !absent.has(request.entity))
  for (const { mapping, ...question } of asked) {
    const isMapped = mapping !== undefined && !empty.has(question.request.entity)
    findings.push(await toFinding({ ...question, ...(isMapped && { mapping }) }, platform))
  }
  if (!absent.has('category') && !absent.has('product')) findings.push(...(await askDepartments(platform)))
  if (sample) for (const [name, read] of callsAbout(sample, platform)) findings.push(await findingOfCall(name, read))
  if (!sample && !absent.has('product')) findings.push(NOTHING_LISTED)
  return { findings, products }
}

const NOTHING_LISTED: Finding = {
  name: 'listed products',
  outcome: 'empty',
  cost: 'the shop lists nothing',
  reason: 'the index has no product with a status and a visibility of listings',
}

/** Reports a missing index once, instead of once per query. */
async function findingOfKind({ entity, cost, isOptional }: Kind, { search, index }: AskedPlatform): Promise<Finding> {
  const name = `documents: ${entity}`
  const optional = isOptional === undefined ? {} : { isOptional }
  try {
    const result = await search(anyDocument(entity))
    return isEmpty(result)
      ? { name, outcome: 'empty', cost, reason: `no ${entity} in the index`, ...optional }
      : { name, outcome: 'answered' }
  } catch (error) {
    const reason = describeFailure(error)
    const isMissing = error instanceof PlatformRefused && error.status === 404
    return isMissing
      ? { name, outcome: 'missing', cost, reason: `${index} has no index for ${entity}`, ...optional }
      : { name, outcome: 'refused', cost, reason }
  }
}

async function toFinding(question: Question, { search }: AskedPlatform): Promise<Finding> {
  const { name, request, mapping, cost, substitute } = question
  const standsIn = async () =>
    substitute !== undefined &&
    search(substitute).then(
      (result) => !isEmpty(result),
      () => false,
    )
  const problem = async (outcome: 'refused' | 'empty', reason: string): Promise<Finding> => ({
    name,
    outcome,
    reason,
    cost: (await standsIn()) ? `${outcome} calls; .keyword stands in for it` : cost,
    ...(mapping && { mapping }),
  })
  try {
    const result = await search(request)
    if (result.partialReason !== null) return { name, outcome: 'partial', reason: result.partialReason, cost }
    const lack = findLack(question, result)
    if (lack !== null) return problem('empty', lack)
    return { name, outcome: isEmpty(result) ? 'empty' : 'answered' }
  } catch (error) {
    return problem('refused', describeFailure(error))
  }
}

/** The missing part of an answer; null if it is complete. */
function findLack({ sku, mustFind }: Question, result: SearchResult<unknown>): string | null {
  if (sku !== undefined) return listSkus(result).includes(sku) ? null : `the product ${sku} was just read, and is not found`
  return mustFind && isEmpty(result) ? 'nothing is found that must be there' : null
}

const listSkus = ({ items }: SearchResult<unknown>): readonly unknown[] =>
  items.map((item) => (typeof item === 'object' && item !== null && 'sku' in item ? item.sku : null))

/** Listed products, in any order. */
async function readSample({ search, config }: AskedPlatform): Promise<readonly CatalogProduct[]> {
  const { body, ...request } = productListRequest({ ...FACETLESS, first: MOST_SAMPLES }, config.catalog)
  const { sort: _, ...unsorted } = body
  const { items } = await search({ ...request, body: unsorted }).catch(() => ({ items: [] }))
  return items
}

type Call = () => Promise<readonly unknown[]>

const callsAbout = (
  { sku, urlPath }: Sample,
  { http, log, timeoutMs, storeView: { currency } }: AskedPlatform,
): readonly (readonly [string, Call])[] => [
  ['stock list', async () => (await stockList(http, [sku], {}, {})).filter((stock) => stock !== null)],
  ['current prices', () => renderList(http, [sku], { currency, storeId: 1, userGroupId: null, token: null }, { log })],
  ...(urlPath === null
    ? []
    : [
        [
          'URL map',
          async () => [await mapUrl(http, urlPath, null, {}, { log, timeoutMs })].filter((target) => target !== null),
        ] as const,
      ]),
]

async function findingOfCall(name: string, call: Call): Promise<Finding> {
  try {
    if ((await call()).length > 0) return { name, outcome: 'answered' }
    return { name, outcome: 'empty', cost: name, reason: 'a product that was just read is not known' }
  } catch (error) {
    return { name, outcome: 'refused', reason: describeFailure(error), cost: name }
  }
}
