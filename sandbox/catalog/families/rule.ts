import { z } from 'zod'
import { readData } from '../read-data.ts'
import { toMeasure } from './measures.ts'
import { type Values, valueIn } from './values.ts'

/**
 * A number calculated from a product's values: a number, a term, or a sum of them.
 * A term is its rate (1 by default) times the measures and tables in `per`, times the factors in `by`.
 */
export type Rule = number | Term | readonly (number | Term)[]

interface Term {
  readonly rate?: Rule
  readonly per?: string | readonly string[]
  readonly by?: NumbersByAttribute
}

type NumbersByAttribute = Readonly<Record<string, Readonly<Record<string, number>>>>

const numbersByAttribute = z.record(z.string(), z.record(z.string(), z.number()))

const term: z.ZodType<Term> = z.lazy(() =>
  z.strictObject({
    rate: rule.exactOptional(),
    per: z.union([z.string(), z.array(z.string())]).exactOptional(),
    by: numbersByAttribute.exactOptional(),
  }),
)

export const rule: z.ZodType<Rule> = z.lazy(() => z.union([z.number(), term, z.array(z.union([z.number(), term]))]))

/** Numbers shared by the rules of several families. */
const TABLES = readData('tables', z.record(z.string(), numbersByAttribute))

/** Evaluates a rule. @throws Error if a table or the values lack what it needs */
export function evaluate(of: Rule, values: Values): number {
  if (typeof of === 'number') return of
  if ('length' in of) return of.reduce((sum: number, term) => sum + evaluate(term, values), 0)
  const { rate = 1, per = [], by = {} } = of
  const factors = (typeof per === 'string' ? [per] : per).map((name) => findFactor(name, values))
  return [...factors, evaluate(rate, values), lookUp(by, values)].reduce((product, factor) => product * factor)
}

function findFactor(name: string, values: Values): number {
  const table = TABLES[name]
  return table ? lookUp(table, values) : toMeasure(name, values)
}

/** Multiplies the numbers for the attribute values. */
const lookUp = (table: NumbersByAttribute, values: Values): number =>
  Object.entries(table).reduce((product, [code, numbers]) => {
    const number = numbers[valueIn(values, code)]
    if (number === undefined) throw new Error(`no number for ${code} '${values[code]}'`)
    return product * number
  }, 1)
