import { DatabaseSync } from 'node:sqlite'
import { Catalog } from '../store/catalog.ts'
import { layOut } from '../store/database.ts'
import type { Entity } from '../store/entities.ts'
import { replaceCatalog } from '../store/replace-catalog.ts'
import type { StoreViewCode } from '../store-views.ts'
import { type SearchResult, search } from './evaluation/search.ts'
import type { Segment } from './index/segment.ts'
import type { JsonObject } from './query/json.ts'
import { parseRequest } from './query/parse-request.ts'

/** Creates a segment with these documents, indexed like in the sandbox. Documents without an id get their index. */
export function createSegment(
  documents: readonly JsonObject[],
  entity: Entity = 'product',
  view: StoreViewCode = 'default',
): Segment {
  const database = layOut(new DatabaseSync(':memory:'))
  const stored = documents.map((document, i) => ({ entity, view, document: { id: i, ...document } }))
  replaceCatalog(database, stored, 'test', new Date(0))
  return new Catalog(database).segment(view, entity)
}

/** Runs a request as received over HTTP. */
export function run(segment: Segment, body: JsonObject, address: Readonly<Record<string, string>> = {}): SearchResult {
  return search(segment, parseRequest(body, address))
}

/** Returns the indexes of the matching documents, in result order. */
export const searchSegment = (segment: Segment, query: JsonObject, size = 1000) =>
  run(segment, { query, size }).hits.map(({ document }) => document)
