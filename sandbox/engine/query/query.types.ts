import type { Scalar } from '../index/terms.ts'

/** The query language, parsed: what the engine runs, and nothing else. @source platform contract §2.6 to §2.10 */
export type Query =
  | { readonly kind: 'match_all'; readonly boost: number }
  | { readonly kind: 'terms'; readonly field: string; readonly values: readonly Scalar[]; readonly boost: number }
  | { readonly kind: 'term'; readonly field: string; readonly value: Scalar; readonly boost: number }
  | { readonly kind: 'range'; readonly field: string; readonly bounds: RangeBounds; readonly boost: number }
  | { readonly kind: 'exists'; readonly field: string; readonly boost: number }
  | MatchQuery
  | { readonly kind: 'match_phrase'; readonly field: string; readonly text: string; readonly boost: number }
  | MultiMatchQuery
  | BoolQuery
  | FunctionScoreQuery
  | { readonly kind: 'constant_score'; readonly filter: Query; readonly boost: number }

export interface RangeBounds {
  readonly gt?: string | number
  readonly gte?: string | number
  readonly lt?: string | number
  readonly lte?: string | number
}

/** How the terms of a searched text are looked up in one field. */
export interface MatchOptions {
  readonly operator: 'or' | 'and'
  readonly fuzziness: Fuzziness | null
  /** Letters at the beginning that must agree. */
  readonly prefixLength: number
  /** Spellings a term may stand for. */
  readonly maxExpansions: number
  readonly minimumShouldMatch: MinimumShouldMatch | null
}

/** Letters that may differ; 'AUTO' goes by the length of the term. */
export type Fuzziness = 0 | 1 | 2 | 'AUTO'

/** How many of the optional clauses must hold: a number of them, or a share; below zero, how many may be missing. */
export interface MinimumShouldMatch {
  readonly amount: number
  readonly unit: 'clauses' | 'percent'
}

export interface MatchQuery {
  readonly kind: 'match'
  readonly field: string
  readonly text: string
  readonly options: MatchOptions
  readonly boost: number
}

export interface MultiMatchQuery {
  readonly kind: 'multi_match'
  readonly fields: readonly { readonly name: string; readonly boost: number }[]
  readonly text: string
  readonly options: MatchOptions
  /** Share of the other fields' scores that is added to the best field's. */
  readonly tieBreaker: number
  readonly boost: number
}

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

export type Combination = 'multiply' | 'sum' | 'avg' | 'max' | 'min'

export interface FunctionScoreQuery {
  readonly kind: 'function_score'
  readonly query: Query
  readonly functions: readonly ScoreFunction[]
  readonly scoreMode: Combination | 'first'
  readonly boostMode: Combination | 'replace'
  readonly maxBoost: number
  /** Documents that score less are no hits. */
  readonly minScore: number | null
  readonly boost: number
}

export interface ScoreFunction {
  readonly filter: Query | null
  readonly weight: number
  /** A number from 0 to 1 for each document; the same again for the same seed. */
  readonly random: { readonly seed: number | null } | null
}
