import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { FoundEntries } from '../../../data/by-sku/load-by-sku.ts'
import { createStore, type Store } from '../../../data/store.ts'
import { skuKey } from '../rows/order-rows.ts'
import type { Match } from './match.ts'

/** What is known of a product number; nothing while it is looked up. `unseen` without a network, `failed` when the shop did not answer. */
export type Recognised =
  | { readonly status: 'found'; readonly match: Match }
  | { readonly status: 'unknown' | 'unseen' | 'failed' }

export interface Recognition {
  /** By `skuKey`. */
  readonly known: Store<ReadonlyMap<string, Recognised>>
  /** Looks up what is not known so far; resolves when nothing is left to be looked up. */
  look(skus: readonly string[]): Promise<void>
  /** Looks up once more what the shop has not answered, or all of it; what is known stays until then. */
  again(which: 'unanswered' | 'all'): Promise<void>
}

/** No platform has longer product numbers. */
const MOST_CHARACTERS = 64
/** Addresses of requests are to stay short enough for every proxy. */
const MOST_ENCODED = 3000

/** Looks product numbers up, as they were typed and in capitals, as many at once as one request may ask for, one request after the other. */
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

/** What a number is kept by, and how it was typed. */
type Spelling = readonly [key: string, typed: string]

const spellings = ([key, typed]: Spelling): readonly string[] =>
  key.length > MOST_CHARACTERS ? [] : typed === key ? [key] : [typed, key]

/** As many as one request may ask for. */
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
