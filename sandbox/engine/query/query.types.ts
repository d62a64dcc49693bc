import type { MinimumShouldMatch } from './minimum-should-match.ts'
import type { parseMatch, parseMatchPhrase, parseMultiMatch } from './parse-match.ts'
import type { parseExists, parseRange, parseTerms } from './parse-term-level.ts'

type ParsedBy<Parser extends (json: unknown) => unknown> = Readonly<ReturnType<Parser>>

/** A parsed query, limited to what the engine supports. @source platform contract §2.6 to §2.10 */
export type Query =
  | { readonly kind: 'match_all'; readonly boost: number }
  | ParsedBy<typeof parseTerms>
  | ParsedBy<typeof parseRange>
  | ParsedBy<typeof parseExists>
  | ParsedBy<typeof parseMatch>
  | ParsedBy<typeof parseMatchPhrase>
  | ParsedBy<typeof parseMultiMatch>
  | BoolQuery
  | FunctionScoreQuery
  | ConstantScoreQuery

export interface BoolQuery {
  readonly kind: 'bool'
  readonly filter: readonly Query[]
  readonly must: readonly Query[]
  readonly mustNot: readonly Query[]
  readonly should: readonly Query[]
  /** Null: one if there are no other clauses, otherwise none. */
  readonly minimumShouldMatch: MinimumShouldMatch | null
  readonly boost: number
}

export interface FunctionScoreQuery {
  readonly kind: 'function_score'
  readonly query: Query
  readonly functions: readonly WeightFunction[]
  /** How the weights of the applicable functions are combined into one factor; 1 if none applies. */
  readonly scoreMode: 'multiply' | 'sum' | 'avg' | 'first' | 'max' | 'min'
  /** How the factor changes the score of the query. */
  readonly boostMode: 'multiply' | 'replace' | 'sum' | 'avg' | 'max' | 'min'
  /** Upper limit of the factor. */
  readonly maxBoost: number
  /** Documents with a lower score are not hits. */
  readonly minScore: number | null
  readonly boost: number
}

/** Multiplies the score of documents that match its filter. */
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
