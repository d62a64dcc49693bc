import type { MinimumShouldMatch } from './minimum-should-match.ts'
import type { parseMatch, parseMatchPhrase, parseMultiMatch } from './parse-match.ts'
import type { parseExists, parseRange, parseTerms } from './parse-term-level.ts'

type Parsed<Parser extends (json: unknown) => unknown> = Readonly<ReturnType<Parser>>

/** The query language, parsed: what the engine runs, and nothing else. @source platform contract §2.6 to §2.10 */
export type Query =
  | { readonly kind: 'match_all'; readonly boost: number }
  | Parsed<typeof parseTerms>
  | Parsed<typeof parseRange>
  | Parsed<typeof parseExists>
  | Parsed<typeof parseMatch>
  | Parsed<typeof parseMatchPhrase>
  | Parsed<typeof parseMultiMatch>
  | BoolQuery
  | FunctionScoreQuery
  | ConstantScoreQuery

export interface BoolQuery {
  readonly kind: 'bool'
  readonly filter: readonly Query[]
  readonly must: readonly Query[]
  readonly mustNot: readonly Query[]
  readonly should: readonly Query[]
  /** null: one when there is nothing else to match, else none. */
  readonly minimumShouldMatch: MinimumShouldMatch | null
  readonly boost: number
}

export interface FunctionScoreQuery {
  readonly kind: 'function_score'
  readonly query: Query
  /** Documents that score less are no hits. */
  readonly minScore: number | null
  readonly boost: number
}

export interface ConstantScoreQuery {
  readonly kind: 'constant_score'
  readonly filter: Query
  readonly boost: number
}
