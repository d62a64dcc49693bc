import type { DatabaseSync } from 'node:sqlite'
import type { SandboxDocument } from '../catalog/documents.ts'
import { getMapping } from '../engine/index/mapping.ts'
import { SegmentWriter } from '../engine/index/segment-writer.ts'
import { STORE_VIEWS } from '../store-views.ts'
import { inTransaction } from './data-folder.ts'
import { CATALOG_TABLES, documentKey } from './database.ts'
import { documentId, ENTITIES } from './entities.ts'

/**
 * Replaces all documents in one transaction; after an error nothing has changed.
 * @param origin of the catalogue, stored with it
 * @returns the number of documents
 * @throws what reading the documents throws, and for a document without an id
 */
export function replaceCatalog(database: DatabaseSync, documents: Iterable<SandboxDocument>, origin: string, now: Date): number {
  const written = inTransaction(database, () => {
    for (const table of CATALOG_TABLES) database.exec(`DELETE FROM ${table}`)
    database.prepare('INSERT INTO catalogue (seeded_at, origin) VALUES (?, ?)').run(now.toISOString(), origin)
    return writeAll(database, documents)
  })
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return written
}

/** True if a catalogue was ever loaded. */
export const isSeeded = (database: DatabaseSync) => database.prepare('SELECT 1 FROM catalogue').get() !== undefined

function writeAll(database: DatabaseSync, documents: Iterable<SandboxDocument>): number {
  let fields = 0
  const segments = STORE_VIEWS.flatMap(({ code: view }) =>
    ENTITIES.map((entity) => ({
      view,
      entity,
      writer: new SegmentWriter(database, getMapping(entity), () => ++fields),
    })),
  ).map((segment, i) => ({ ...segment, id: i + 1 }))
  const byName = new Map(segments.map((segment) => [`${segment.view} ${segment.entity}`, segment]))
  const insert = database.prepare('INSERT INTO document (key, id, source) VALUES (?, ?, ?)')
  let written = 0
  for (const { view, entity, document } of documents) {
    const segment = byName.get(`${view} ${entity}`)
    const id = documentId(entity, document)
    if (!segment || id === null) throw new Error(`A ${entity} document of the view ${view} has no id`)
    insert.run(documentKey(segment.id, segment.writer.add(document)), id, JSON.stringify(document))
    written++
  }
  const insertSegment = database.prepare('INSERT INTO segment (id, view, entity, documents) VALUES (?, ?, ?, ?)')
  for (const { id, view, entity, writer } of segments) {
    writer.close(id)
    insertSegment.run(id, view, entity, writer.documents)
  }
  return written
}
