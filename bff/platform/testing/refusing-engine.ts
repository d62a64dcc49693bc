import { type Behaviour, json } from './scripted-platform.ts'

/** The same refusal in the words of each engine. */
const SENTENCES = {
  elasticsearch: (field: string) =>
    `Fielddata is disabled on text fields by default. Set fielddata=true on [${field}] in order to load fielddata in memory by uninverting the inverted index. Note that this can however use significant memory. Alternatively use a keyword field instead.`,
  opensearch: (field: string) =>
    `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. Alternatively, set fielddata=true on [${field}] in order to load field data by uninverting the inverted index. Note that this can use significant memory.`,
} as const

export type Dialect = keyof typeof SENTENCES

/** An engine's error for a text field, as the platform passes it on. */
export function textFieldError(field: string, dialect: Dialect = 'opensearch') {
  const cause = { type: 'illegal_argument_exception', reason: SENTENCES[dialect](field) }
  return {
    code: 500,
    result: {
      root_cause: [cause],
      type: 'search_phase_execution_exception',
      reason: 'all shards failed',
      phase: 'query',
      grouped: true,
      failed_shards: [{ shard: 0, index: 'timber_product_1', node: 'q1', reason: cause }],
      caused_by: { ...cause, caused_by: cause },
    },
  }
}

/** The first of these fields that a search aggregates or sorts by, because an engine names only one. */
export function firstRefused(body: string, textFields: readonly string[]): string | null {
  const { sort = [] }: { sort?: readonly object[] } = JSON.parse(body || '{}')
  const asked = [...body.matchAll(/"field":"([^"]+)"/g)].map(([, field = '']) => field)
  return [...asked, ...sort.flatMap((order) => Object.keys(order))].find((field) => textFields.includes(field)) ?? null
}

/** An engine whose index has these text fields; accepted searches get the given answer. */
export const refusingEngine =
  (textFields: readonly string[], answer: Behaviour, dialect?: Dialect): Behaviour =>
  (response, asked) => {
    const field = firstRefused(asked.body, textFields)
    if (field === null) answer(response, asked)
    else json(textFieldError(field, dialect), 500)(response, asked)
  }
