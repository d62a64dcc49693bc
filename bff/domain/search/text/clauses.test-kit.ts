import type { Clause } from './clauses.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Formats a clause as one readable line. `name="47 x 150"` is a phrase, `name~47x150 47x150mm` any of the words, `size=5062` an
 * option, `(a & b)` both, `(a | b)` either, `2 of (a, b, c)` a minimum number of matches, `60 * a` a boost.
 */
export function formatClause(clause: Clause): string {
  const [[kind = '', body] = []] = Object.entries(clause)
  return KINDS[kind]?.(body as Body) ?? JSON.stringify(clause)
}

const KINDS: Readonly<Record<string, (body: Body) => string>> = {
  bool: ({ must, should, minimum_should_match: least, ...rest }) => {
    const either = should === undefined ? [] : list(should)
    const parts = [
      ...(must === undefined ? [] : list(must)),
      ...(either.length === 0 ? [] : [least === undefined ? `(${either.join(' | ')})` : `${least} of (${either.join(', ')})`]),
      ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)]),
    ]
    return parts.length === 1 ? parts.join() : `(${parts.join(' & ')})`
  },
  match: (body) => eachField(body, (field, { query, operator }) => `${field}${operator === 'or' ? '~' : '?'}${query}`),
  match_phrase: (body) => eachField(body, (field, { query }) => `${field}="${query}"`),
  terms: (body) =>
    Object.entries(body)
      .map(([field, values]) => `${field}=${String(values)}`)
      .join(' '),
  constant_score: ({ filter, boost }) => `${boost} * ${formatClause(filter as Clause)}`,
  multi_match: ({ query, fields, operator, fuzziness, prefix_length: prefix, max_expansions: most }) =>
    `${String(fields)}${operator === 'or' ? '~' : '?'}${query}${fuzziness === undefined ? '' : ` (${fuzziness}, ${prefix}, ${most})`}`,
}

const list = (clauses: unknown): readonly string[] =>
  (Array.isArray(clauses) ? clauses : [clauses]).map((clause) => formatClause(clause as Clause))

const eachField = (body: Body, tell: (field: string, given: Body) => string) =>
  Object.entries(body)
    .map(([field, given]) => tell(field, given as Body))
    .join(' ')
