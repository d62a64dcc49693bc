import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { FoundEntries } from '../../../../data/by-sku/load-by-sku.ts'
import { createStore, type Store } from '../../../../data/store.ts'
import type { Match } from '../rows/match.types.ts'
import { skuKey } from '../rows/order-rows.ts'

/** The result for a product number. `unseen`: offline, and not on the device. `failed`: the shop did not answer. */
export type LookupResult =
  | { readonly status: 'found'; readonly match: Match }
  | { readonly status: 'unknown' | 'unseen' | 'failed' }

export interface ProductLookup {
  /** By `skuKey`; without product numbers that are being looked up. */
  readonly results: Store<ReadonlyMap<string, LookupResult>>
  /** Looks up product numbers without a result. Resolves when no lookup is pending. */
  lookUp(skus: readonly string[]): Promise<void>
  /** Looks up all product numbers again, or those the shop has not answered. Their results stay until then. */
  repeat(which: 'unanswered' | 'all'): Promise<void>
}

/** The platform's longest product number. */
const MOST_CHARACTERS = 64
/** Keeps request URLs short enough for any proxy. */
const MOST_ENCODED = 3000

/** Looks up product numbers as typed and in capitals, in batches, one request at a time. */
export function createProductLookup(load: (skus: readonly string[]) => Promise<FoundEntries<Match>>): ProductLookup {
  const results = createStore<ReadonlyMap<string, LookupResult>>(new Map())
  const queue = new Map<string, string>()
  const inFlight = new Set<string>()
  let work: Promise<void> | null = null

  async function processQueue() {
    while (queue.size > 0) {
      const batch = firstBatch([...queue])
      for (const [key] of batch) {
        queue.delete(key)
        inFlight.add(key)
      }
      const answers = await lookUpBatch(batch)
      inFlight.clear()
      results.set(new Map([...results.current(), ...answers]))
    }
  }

  async function lookUpBatch(batch: readonly Spelling[]): Promise<readonly (readonly [string, LookupResult])[]> {
    const skus = batch.flatMap(spellings)
    try {
      const { found, unseen } = skus.length > 0 ? await load(skus) : { found: [], unseen: [] }
      return batch.map((spelling) => {
        const match = spellings(spelling).flatMap((sku) => found.find((entry) => entry.sku === sku) ?? [])[0]
        if (match) return [spelling[0], { status: 'found', match }]
        return [spelling[0], { status: spellings(spelling).some((sku) => unseen.includes(sku)) ? 'unseen' : 'unknown' }]
      })
    } catch (error) {
      console.warn('Product numbers could not be looked up', error)
      return batch.map(([key]) => [key, results.current().get(key) ?? { status: 'failed' }])
    }
  }

  const enqueue = (skus: readonly string[]) => {
    for (const sku of skus) if (!inFlight.has(skuKey(sku))) queue.set(skuKey(sku), sku.trim())
    work ??= processQueue().finally(() => {
      work = null
    })
    return work
  }

  return {
    results,
    lookUp: (skus) => enqueue(skus.filter((sku) => sku.trim() !== '' && !results.current().has(skuKey(sku)))),
    repeat: (which) =>
      enqueue([...results.current()].flatMap(([key, result]) => (which === 'all' || isUnanswered(result) ? [key] : []))),
  }
}

/** Results from the offline catalogue count as unanswered. */
const isUnanswered = (result: LookupResult): boolean =>
  result.status === 'found' ? result.match.pricesFrom !== null : result.status === 'failed' || result.status === 'unseen'

/** The key of a product number, and its typed form. */
type Spelling = readonly [key: string, typed: string]

const spellings = ([key, typed]: Spelling): readonly string[] =>
  key.length > MOST_CHARACTERS ? [] : typed === key ? [key] : [typed, key]

/** As many product numbers as fit into one request. */
function firstBatch(all: readonly Spelling[]): readonly Spelling[] {
  const batch: Spelling[] = []
  let [count, length] = [0, 0]
  for (const spelling of all) {
    const skus = spellings(spelling)
    count += skus.length
    length += encodeURIComponent(skus.join()).length
    if (batch.length > 0 && (count > GRAPHQL_LIMITS.skus || length > MOST_ENCODED)) break
    batch.push(spelling)
  }
  return batch
}
