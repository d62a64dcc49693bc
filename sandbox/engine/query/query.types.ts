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
  readonly functions: readonly WeightFunction[]
  /** How the weights of the functions that apply to a document make one factor; 1 when none applies. */
  readonly scoreMode: 'multiply' | 'sum' | 'avg' | 'first' | 'max' | 'min'
  /** How the factor changes the score of the query. */
  readonly boostMode: 'multiply' | 'replace' | 'sum' | 'avg' | 'max' | 'min'
  /** The largest factor. */
  readonly maxBoost: number
  /** Documents that score less are no hits. */
  readonly minScore: number | null
  readonly boost: number
}

/** Weighs the documents that match its filter. */
interface WeightFunction {
  /** Null: all documents. */
  readonly filter: Query | null
  readonly weight: number
}

export interface ConstantScoreQuery {
  readonly kind: 'constant_score'
  readonly filter: Query
  readonly boost: number
}
