/** A clause of the engine's query language. */
export type Clause = Readonly<Record<string, unknown>>

export const constantScore = (boost: number, filter: Clause): Clause => ({ constant_score: { filter, boost } })

/** A single clause is returned as is. @source platform contract §2.6 */
export const matchAll = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { must: clauses } }

export const matchAny = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses } }

/** Matches if at least the given number of clauses match. */
export const matchAtLeast = (least: number, clauses: readonly Clause[]): Clause => ({
  bool: { should: clauses, minimum_should_match: least },
})
