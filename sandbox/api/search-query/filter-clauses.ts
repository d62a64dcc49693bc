import { type JsonObject, toList } from '../../engine/query/json.ts'
import type { AppliedFilter } from './read-search-query.ts'

/** A clause of the engine's query language. */
export type Clause = JsonObject

const BOUNDS = ['gt', 'lt', 'gte', 'lte', 'moreq', 'from', 'to']
const OPTIONAL_BOUND = /^or([A-Z].*)$/
/** Fields with a separate name for whole-value matches. */
const FIELD_NAMES: Readonly<Record<string, string>> = { 'category.name': 'category.name.keyword' }
const PRICE = 'price'
const FILTERED_PRICE = 'final_price'

export const fieldName = (attribute: string) => FIELD_NAMES[attribute] ?? attribute

/** Translates the filters that always apply into required and alternative clauses. @source platform contract §2.6 */
export function baseClauses(filters: readonly AppliedFilter[]): { all: Clause[]; any: Clause[] } {
  const clauses: { all: Clause[]; any: Clause[] } = { all: [], any: [] }
  for (const { attribute, value, isFacet } of filters) {
    const operators = Object.entries(value)
    if (isFacet || operators.length === 0) continue
    const field = fieldName(attribute)
    const optional = operators.map(([operator, operand]) => [OPTIONAL_BOUND.exec(operator)?.[1]?.toLowerCase(), operand])
    if (operators.every(([operator]) => BOUNDS.includes(operator))) clauses.all.push({ range: { [field]: value } })
    else if (optional.every(([bound]) => typeof bound === 'string'))
      clauses.any.push({ range: { [field]: Object.fromEntries(optional) } })
    else for (const [operator, operand] of operators) addClause(clauses, field, operator, operand)
  }
  return clauses
}

function addClause({ all, any }: { all: Clause[]; any: Clause[] }, field: string, operator: string, operand: unknown): void {
  const values = operandValues(operand)
  const holds: Clause = values === null ? { exists: { field } } : { terms: { [field]: values } }
  const not = (clause: Clause): Clause => ({ bool: { must_not: clause } })
  if (operator === 'neq' || operator === 'nin') all.push(not(holds))
  else if (operator === 'or') any.push(values === null ? not(holds) : holds)
  else if (operator === 'nor') any.push(values === null ? holds : not(holds))
  else all.push(holds)
}

/** Returns the operand as a list; null tests if the field exists. */
const operandValues = (operand: unknown) => (operand === null ? null : toList(operand))

/** Translates each chosen facet into a clause that matches the product's own value or a variant's. @source platform contract §2.6 */
export function facetClauses(filters: readonly AppliedFilter[]): Clause[] {
  return filters
    .filter(({ isFacet }) => isFacet)
    .map(({ attribute, value }) => {
      const operators = Object.keys(value)
      const configurable = { match: { type_id: 'configurable' } }
      if (operators.length > 0 && operators.every((operator) => BOUNDS.includes(operator))) {
        const range = { range: { [attribute === PRICE ? FILTERED_PRICE : fieldName(attribute)]: value } }
        return matchAny([range, matchAll([range, configurable])])
      }
      const [operand] = Object.values(value)
      if (operand === undefined) return matchAny([matchAll([configurable])])
      const values = operandValues(operand) ?? []
      return matchAny([
        { terms: { [fieldName(attribute)]: values } },
        matchAll([{ terms: { [`${attribute}_options`]: values } }, configurable]),
      ])
    })
}

const matchAny = (should: readonly Clause[]): Clause => ({ bool: { should } })
const matchAll = (must: readonly Clause[]): Clause => ({ bool: { must } })
