import { type Document, isDocument } from '../../documents/document.ts'

/**
 * Replaces a field that an index cannot aggregate or sort by: its keyword subfield, which an engine creates when it maps text itself, or
 * nothing.
 */
export type Substitute = 'keyword' | 'nothing'

type Substitutes = ReadonlyMap<string, Substitute>

export const keywordField = (field: string): string => `${field}.keyword`

/** The fields a search aggregates or sorts by: those an engine may refuse. */
export function refusableFields({ aggs, sort }: Document): ReadonlySet<string> {
  const orders = listOrders(sort).filter(isDocument)
  return new Set([...aggregatedFields(aggs), ...orders.flatMap((order) => Object.keys(order))])
}

function aggregatedFields(aggregations: unknown): readonly string[] {
  return members(aggregations).flatMap(([, aggregation]) => {
    const field = readField(aggregation)
    return [...(field === null ? [] : [field]), ...aggregatedFields(aggregation.aggs)]
  })
}

/**
 * A search without the fields its index refuses. Aggregations use the substitute under their own names, and filters match either field.
 * Numeric ranges and numeric sorts have no keyword substitute.
 */
export function withSubstitutes(body: Document, substitutes: Substitutes): Document {
  if (substitutes.size === 0) return body
  const { aggs, sort, query, post_filter, search_after, ...rest } = body
  const counts = withCounts(aggs, substitutes)
  const orders = withOrders(listOrders(sort), substitutes)
  return {
    ...rest,
    ...(query !== undefined && { query: withWords(query, substitutes) }),
    ...(post_filter !== undefined && { post_filter: withWords(post_filter, substitutes) }),
    ...(Object.keys(counts).length > 0 && { aggs: counts }),
    ...(orders.length > 0 && { sort: orders, ...(search_after !== undefined && { search_after }) }),
  }
}

/** Whether the search sent still has the requested sort, by the field itself or by its keyword subfield. */
export function keepsOrder(asked: Document, sent: Document): boolean {
  const [first, kept] = [asked, sent].map(({ sort }) => Object.keys(listOrders(sort).find(isDocument) ?? {})[0])
  return first === undefined || kept === first || kept === keywordField(first)
}

export const withoutCounts = ({ aggs: _, ...body }: Document): Document => body

/** The aggregations the index accepts. A facet counts values of products and of variants, so it is dropped if either field is refused. */
function withCounts(aggregations: unknown, substitutes: Substitutes): Document {
  const counts = members(aggregations).map(([name, asked]) => ({
    name,
    facet: readFacet(asked),
    count: withCount(asked, substitutes),
  }))
  const refused = new Set(counts.flatMap(({ facet, count }) => (count === null && facet !== null ? [facet] : [])))
  const kept = counts.filter(({ facet, count }) => count !== null && (facet === null || !refused.has(facet)))
  return Object.fromEntries(kept.map(({ name, count }) => [name, count]))
}

/** The attribute of an aggregation, by its own field or by the variants' field. @source platform contract §2.10 */
function readFacet(aggregation: Document): string | null {
  return readField(aggregation)?.replace(/_options$/, '') ?? null
}

function withCount(aggregation: Document, substitutes: Substitutes): Document | null {
  const { terms, aggs, filter } = aggregation
  if (aggs !== undefined) {
    const inner = withCounts(aggs, substitutes)
    return Object.keys(inner).length > 0 ? { ...aggregation, filter: withWords(filter, substitutes), aggs: inner } : null
  }
  const field = readField(aggregation)
  const substitute = field === null ? undefined : substitutes.get(field)
  if (filter !== undefined) return { ...aggregation, filter: withWords(filter, substitutes) }
  if (field === null || substitute === undefined) return aggregation
  return substitute === 'keyword' && isDocument(terms) ? { terms: { ...terms, field: keywordField(field) } } : null
}

function withOrders(orders: readonly unknown[], substitutes: Substitutes): readonly unknown[] {
  return orders.flatMap((order) => {
    if (!isDocument(order)) return [order]
    const [[field, how] = ['', undefined]] = Object.entries(order)
    const substitute = substitutes.get(field)
    if (substitute === undefined) return [order]
    return substitute === 'keyword' && isOrderOfWords(field, how) ? [{ [keywordField(field)]: how }] : []
  })
}

/** Dates sort correctly as strings; for ids any stable order will do. */
const isOrderOfWords = (field: string, how: unknown): boolean =>
  field === 'id' || (isDocument(how) && how.unmapped_type === 'date')

/** Clauses that match one of several values, by the text field and by its keyword subfield. */
function withWords(clause: unknown, substitutes: Substitutes): unknown {
  if (Array.isArray(clause)) return clause.map((part) => withWords(part, substitutes))
  if (!isDocument(clause)) return clause
  const [[field, values] = ['', undefined]] = Object.entries(isDocument(clause.terms) ? clause.terms : {})
  if (substitutes.get(field) === 'keyword') return { bool: { should: [clause, { terms: { [keywordField(field)]: values } }] } }
  return Object.fromEntries(Object.entries(clause).map(([name, part]) => [name, withWords(part, substitutes)]))
}

const listOrders = (sort: unknown): readonly unknown[] => (sort === undefined ? [] : [sort].flat())

function readField({ terms, range }: Document): string | null {
  const [counted] = [terms, range].filter(isDocument)
  return typeof counted?.field === 'string' ? counted.field : null
}

const members = (value: unknown): readonly (readonly [string, Document])[] =>
  Object.entries(isDocument(value) ? value : {}).flatMap(([name, member]) =>
    isDocument(member) ? [[name, member] as const] : [],
  )
