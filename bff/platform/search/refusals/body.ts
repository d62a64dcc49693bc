import { type Document, isDocument } from '../../documents/document.ts'

/**
 * What is asked instead of a field that an index refuses to count or sort by: its copy as one word, which an engine makes
 * where it maps text by itself, or nothing.
 */
export type Substitute = 'keyword' | 'nothing'

type Substitutes = ReadonlyMap<string, Substitute>

export const keywordOf = (field: string): string => `${field}.keyword`

/** The fields that a search counts or sorts by: those an engine may refuse. */
export function refusableFields({ aggs, sort }: Document): ReadonlySet<string> {
  const orders = ordersOf(sort).filter(isDocument)
  return new Set([...aggregatedFields(aggs), ...orders.flatMap((order) => Object.keys(order))])
}

function aggregatedFields(aggregations: unknown): readonly string[] {
  return members(aggregations).flatMap(([, aggregation]) => {
    const field = fieldOf(aggregation)
    return [...(field === null ? [] : [field]), ...aggregatedFields(aggregation.aggs)]
  })
}

/**
 * A search without what its index refuses. Counts are taken by the substitute under their own names, and a choice among
 * them finds by either; ranges of numbers cannot be taken of words, nor the order of numbers.
 */
export function withSubstitutes(body: Document, substitutes: Substitutes): Document {
  if (substitutes.size === 0) return body
  const { aggs, sort, query, post_filter, search_after, ...rest } = body
  const counts = withCounts(aggs, substitutes)
  const orders = withOrders(ordersOf(sort), substitutes)
  return {
    ...rest,
    ...(query !== undefined && { query: withWords(query, substitutes) }),
    ...(post_filter !== undefined && { post_filter: withWords(post_filter, substitutes) }),
    ...(Object.keys(counts).length > 0 && { aggs: counts }),
    ...(orders.length > 0 && { sort: orders, ...(search_after !== undefined && { search_after }) }),
  }
}

/** Whether what is sent still has the order asked, by the field itself or by its copy as one word. */
export function keepsOrder(asked: Document, sent: Document): boolean {
  const [first, kept] = [asked, sent].map(({ sort }) => Object.keys(ordersOf(sort).find(isDocument) ?? {})[0])
  return first === undefined || kept === first || kept === keywordOf(first)
}

/** A search that counts nothing. */
export const withoutCounts = ({ aggs: _, ...body }: Document): Document => body

/** The counts that the index takes. A facet counts the values of products and of their variants: without one it would count by half. */
function withCounts(aggregations: unknown, substitutes: Substitutes): Document {
  const counts = members(aggregations).map(([name, asked]) => ({
    name,
    facet: facetOf(asked),
    count: withCount(asked, substitutes),
  }))
  const refused = new Set(counts.flatMap(({ facet, count }) => (count === null && facet !== null ? [facet] : [])))
  const kept = counts.filter(({ facet, count }) => count !== null && (facet === null || !refused.has(facet)))
  return Object.fromEntries(kept.map(({ name, count }) => [name, count]))
}

/** The attribute whose values are counted, whether by its own field or by that of the variants. @source platform contract §2.10 */
function facetOf(aggregation: Document): string | null {
  return fieldOf(aggregation)?.replace(/_options$/, '') ?? null
}

function withCount(aggregation: Document, substitutes: Substitutes): Document | null {
  const { terms, aggs, filter } = aggregation
  if (aggs !== undefined) {
    const inner = withCounts(aggs, substitutes)
    return Object.keys(inner).length > 0 ? { ...aggregation, filter: withWords(filter, substitutes), aggs: inner } : null
  }
  const field = fieldOf(aggregation)
  const substitute = field === null ? undefined : substitutes.get(field)
  if (field === null || substitute === undefined) return aggregation
  return substitute === 'keyword' && isDocument(terms) ? { terms: { ...terms, field: keywordOf(field) } } : null
}

function withOrders(orders: readonly unknown[], substitutes: Substitutes): readonly unknown[] {
  return orders.flatMap((order) => {
    if (!isDocument(order)) return [order]
    const [[field, how] = ['', undefined]] = Object.entries(order)
    const substitute = substitutes.get(field)
    if (substitute === undefined) return [order]
    return substitute === 'keyword' && isOrderOfWords(field, how) ? [{ [keywordOf(field)]: how }] : []
  })
}

/** Dates are written so that their words are in their order; of ids any order will do that stays the same. */
const isOrderOfWords = (field: string, how: unknown): boolean =>
  field === 'id' || (isDocument(how) && how.unmapped_type === 'date')

/** Clauses that look for one of several values, in the words of a text and in its copy as one word. */
function withWords(clause: unknown, substitutes: Substitutes): unknown {
  if (Array.isArray(clause)) return clause.map((part) => withWords(part, substitutes))
  if (!isDocument(clause)) return clause
  const [[field, values] = ['', undefined]] = Object.entries(isDocument(clause.terms) ? clause.terms : {})
  if (substitutes.get(field) === 'keyword') return { bool: { should: [clause, { terms: { [keywordOf(field)]: values } }] } }
  return Object.fromEntries(Object.entries(clause).map(([name, part]) => [name, withWords(part, substitutes)]))
}

const ordersOf = (sort: unknown): readonly unknown[] => (sort === undefined ? [] : [sort].flat())

function fieldOf({ terms, range }: Document): string | null {
  const [counted] = [terms, range].filter(isDocument)
  return typeof counted?.field === 'string' ? counted.field : null
}

const members = (value: unknown): readonly (readonly [string, Document])[] =>
  Object.entries(isDocument(value) ? value : {}).flatMap(([name, member]) =>
    isDocument(member) ? [[name, member] as const] : [],
  )
