import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { FieldReader } from '../engine/index/field-reader.ts'
import { getMapping } from '../engine/index/mapping.ts'
import { Segment } from '../engine/index/segment.ts'
import type { JsonObject } from '../engine/query/json.ts'
import type { StoreViewCode } from '../store-views.ts'
import { documentKey } from './database.ts'
import type { Entity } from './entities.ts'

export interface StoredDocument {
  readonly id: string
  /** JSON in one line. */
  readonly source: string
}

interface FoundDocument {
  readonly id: string
  readonly source: JsonObject
}

const DOCUMENTS_PER_PAGE = 200
/** Characters of JSON whose documents are kept: all of the built-in catalogue's. Parsing took half the time of a search. */
const KEPT_CHARACTERS = 32 * 1024 * 1024

/** The catalogue as requests read it. Detects when another process has replaced it. */
export class Catalog {
  readonly #database: DatabaseSync
  readonly #selectVersion: StatementSync
  readonly #selectSegment: StatementSync
  readonly #selectDocument: StatementSync
  readonly #selectPage: StatementSync
  readonly #segments = new Map<string, Segment>()
  readonly #documents = new LRUCache<number, FoundDocument>({ maxSize: KEPT_CHARACTERS })
  #reader: FieldReader
  #version: unknown

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#selectVersion = database.prepare('PRAGMA data_version')
    this.#selectSegment = database.prepare('SELECT id, documents FROM segment WHERE view = ? AND entity = ?')
    this.#selectDocument = database.prepare('SELECT id, source FROM document WHERE key = ?')
    this.#selectPage = database.prepare('SELECT id, source FROM document WHERE key >= ? AND key < ? ORDER BY key')
    this.#reader = new FieldReader(database)
    this.#version = this.#selectVersion.get()?.data_version
  }

  /** Returns the index of one entity in one store view; empty if the catalogue has none. */
  segment(view: StoreViewCode, entity: Entity): Segment {
    this.#notice()
    const key = `${view} ${entity}`
    const known = this.#segments.get(key)
    if (known) return known
    const row = this.#selectSegment.get(view, entity)
    const about = {
      id: Number(row?.id ?? 0),
      size: Number(row?.documents ?? 0),
      mapping: getMapping(entity),
    }
    const segment = new Segment(about, this.#reader)
    this.#segments.set(key, segment)
    return segment
  }

  /** Returns a document by its index in the segment, which no caller may change; null if it has been removed meanwhile. */
  document(segment: Segment, ordinal: number): FoundDocument | null {
    const key = documentKey(segment.id, ordinal)
    const known = this.#documents.get(key)
    if (known) return known
    const row = this.#selectDocument.get(key)
    if (!row) return null
    const text = String(row.source)
    const found = { id: String(row.id), source: JSON.parse(text) }
    this.#documents.set(key, found, { size: text.length + 1 })
    return found
  }

  /** Reads all documents of one entity in one store view, in order. */
  *pages(view: StoreViewCode, entity: Entity): Iterable<readonly StoredDocument[]> {
    const { id, size } = this.segment(view, entity)
    for (let at = 0; at < size; at += DOCUMENTS_PER_PAGE) {
      const rows = this.#selectPage.all(documentKey(id, at), documentKey(id, Math.min(at + DOCUMENTS_PER_PAGE, size)))
      yield rows.map((row) => ({ id: String(row.id), source: String(row.source) }))
    }
  }

  /** Differs when another process has replaced the catalogue. */
  version(): unknown {
    return this.#selectVersion.get()?.data_version
  }

  #notice(): void {
    const version = this.version()
    if (version === this.#version) return
    this.#version = version
    this.#segments.clear()
    this.#documents.clear()
    this.#reader = new FieldReader(this.#database)
  }
}
