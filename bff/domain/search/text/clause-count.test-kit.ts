import { z } from 'zod'

const multiMatch = z.object({ query: z.string(), fields: z.array(z.string()), max_expansions: z.number().default(1) })
const match = z.record(z.string(), z.object({ query: z.string() }))
const terms = z.record(z.string(), z.array(z.unknown()))

/** Counts each word in each field, with its possible spellings, and a `terms` list as one. Engines count up to a fifth more. */
export function clausesIn(json: unknown): number {
  if (Array.isArray(json)) return json.reduce((sum: number, each) => sum + clausesIn(each), 0)
  if (typeof json !== 'object' || json === null) return 0
  return Object.entries(json).reduce((sum, [name, body]) => sum + countClause(name, body), 0)
}

function countClause(name: string, body: unknown): number {
  if (name === 'multi_match') {
    const { query, fields, max_expansions } = multiMatch.parse(body)
    return wordsIn(query) * fields.length * max_expansions
  }
  if (name === 'match') return Object.values(match.parse(body)).reduce((sum, { query }) => sum + wordsIn(query), 0)
  if (name === 'match_phrase') return 1
  if (name === 'terms') return Object.keys(terms.parse(body)).length
  return clausesIn(body)
}

const wordsIn = (query: string) => query.split(/[^\p{L}\p{N}.,]+/u).filter(Boolean).length
