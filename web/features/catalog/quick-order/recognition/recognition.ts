import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { FoundEntries } from '../../../../data/by-sku/load-by-sku.ts'
import { createStore, type Store } from '../../../../data/store.ts'
import type { Match } from '../rows/match.types.ts'
import { skuKey } from '../rows/order-rows.ts'

/**
 * The result for a product number; missing while it is looked up. `unseen`: not on the device while offline. `failed`: the shop did not
 * answer.
 */
export type Recognised =
  | { readonly status: 'found'; readonly match: Match }
  | { readonly status: 'unknown' | 'unseen' | 'failed' }

export interface Recognition {
  /** By `skuKey`. */
  readonly known: Store<ReadonlyMap<string, Recognised>>
  /** Looks up new product numbers; resolves when none are pending. */
  look(skus: readonly string[]): Promise<void>
  /** Looks up unanswered product numbers, or all, once more; earlier results stay until then. */
  again(which: 'unanswered' | 'all'): Promise<void>
}

/** The platform's longest product number. */
const MOST_CHARACTERS = 64
/** Keeps request URLs short enough for any proxy. */
const MOST_ENCODED = 3000

/** Looks up product numbers as typed and in capitals, in batches, one request at a time. */
export function recognition(load: (skus: readonly string[]) => Promise<FoundEntries<Match>>): Recognition {
  const known = createStore<ReadonlyMap<string, Recognised>>(new Map())
  const wanted = new Map<string, string>()
  const inFlight = new Set<string>()
  let work: Promise<void> | null = null

  async function lookUp() {
    while (wanted.size > 0) {
      const part = firstPart([...wanted])
      for (const [key] of part) {
        wanted.delete(key)
        inFlight.add(key)
      }
      const answers = await answersTo(part)
      inFlight.clear()
      known.set(new Map([...known.current(), ...answers]))
    }
  }

  async function answersTo(part: readonly Spelling[]): Promise<readonly (readonly [string, Recognised])[]> {
    const skus = part.flatMap(spellings)
    try {
      const { found, unseen } = skus.length > 0 ? await load(skus) : { found: [], unseen: [] }
      return part.map((spelling) => {
        const match = spellings(spelling).flatMap((sku) => found.find((entry) => entry.sku === sku) ?? [])[0]
        if (match) return [spelling[0], { status: 'found', match }]
        return [spelling[0], { status: spellings(spelling).some((sku) => unseen.includes(sku)) ? 'unseen' : 'unknown' }]
      })
    } catch (error) {
      console.warn('Product numbers could not be looked up', error)
      return part.map(([key]) => [key, known.current().get(key) ?? { status: 'failed' }])
    }
  }

  const begin = (skus: readonly string[]) => {
    for (const sku of skus) if (!inFlight.has(skuKey(sku))) wanted.set(skuKey(sku), sku.trim())
    work ??= lookUp().finally(() => {
      work = null
    })
    return work
  }

  return {
    known,
    look: (skus) => begin(skus.filter((sku) => sku.trim() !== '' && !known.current().has(skuKey(sku)))),
    again: (which) =>
      begin([...known.current()].flatMap(([key, recognised]) => (which === 'all' || isUnanswered(recognised) ? [key] : []))),
  }
}

const isUnanswered = (recognised: Recognised): boolean =>
  recognised.status === 'found'
    ? recognised.match.pricesFrom !== null
    : recognised.status === 'failed' || recognised.status === 'unseen'

/** The key of a number, and its typed form. */
type Spelling = readonly [key: string, typed: string]

const spellings = ([key, typed]: Spelling): readonly string[] =>
  key.length > MOST_CHARACTERS ? [] : typed === key ? [key] : [typed, key]

/** The first batch that fits into one request. */
function firstPart(all: readonly Spelling[]): readonly Spelling[] {
  const part: Spelling[] = []
  let [count, length] = [0, 0]
  for (const spelling of all) {
    const skus = spellings(spelling)
    count += skus.length
    length += encodeURIComponent(skus.join()).length
    if (part.length > 0 && (count > GRAPHQL_LIMITS.skus || length > MOST_ENCODED)) break
    part.push(spelling)
  }
  return part
}
