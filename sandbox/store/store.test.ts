import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SandboxDocument } from '../catalog/documents.ts'
import { run, searchSegment } from '../engine/segment.test-kit.ts'
import { Catalog } from './catalog.ts'
import { BUILT_IN, openDatabase } from './database.ts'
import { isSeeded, replaceCatalog } from './replace-catalog.ts'

function createFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return join(directory, 'data')
}

function openStore(directory: string): DatabaseSync {
  const database = openDatabase(directory)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return database
}

const product = (id: number, sku: string): SandboxDocument => ({
  entity: 'product',
  view: 'default',
  document: { id, sku, name: `Oak board ${sku}` },
})
const fill = (database: DatabaseSync, ...documents: SandboxDocument[]) =>
  replaceCatalog(database, documents, BUILT_IN, new Date(0))
const skuOfFirst = (catalog: Catalog) => catalog.document(catalog.segment('default', 'product'), 0)?.source.sku

describe('catalogue database', () => {
  it('is empty at first and keeps its content after a restart', () => {
    const directory = createFolder()
    const first = openStore(directory)
    expect(isSeeded(first)).toBe(false)
    fill(first, product(1, 'A'))
    first.close()
    const second = openStore(directory)
    expect(isSeeded(second)).toBe(true)
    expect(skuOfFirst(new Catalog(second))).toBe('A')
    expect(searchSegment(new Catalog(second).segment('default', 'product'), { match: { name: 'board' } })).toEqual([0])
  })

  it('rejects an imported catalogue with another layout, unless it is to be replaced', () => {
    const directory = createFolder()
    const old = openStore(directory)
    replaceCatalog(old, [product(1, 'A')], 'export', new Date(0))
    old.exec('PRAGMA user_version = 999')
    old.close()
    expect(() => openDatabase(directory)).toThrow(/export.*another version.*again/)
    const replaced = openDatabase(directory, { willReplace: true })
    onTestFinished(() => replaced.close())
    expect(isSeeded(replaced)).toBe(false)
  })

  it('is emptied if its tables have another layout', () => {
    const directory = createFolder()
    const old = openStore(directory)
    fill(old, product(1, 'A'))
    old.exec('PRAGMA user_version = 999')
    old.close()
    expect(isSeeded(openStore(directory))).toBe(false)
  })

  it('is unchanged if reading the documents fails', () => {
    const database = openStore(createFolder())
    fill(database, product(1, 'A'))
    const createBroken = function* () {
      yield product(2, 'B')
      throw new Error('torn')
    }
    expect(() => replaceCatalog(database, createBroken(), 'test', new Date(0))).toThrow('torn')
    expect(skuOfFirst(new Catalog(database))).toBe('A')
  })

  it('rejects a document without an id', () => {
    const database = openStore(createFolder())
    expect(() => fill(database, { entity: 'review', view: 'it', document: { title: 'Good' } })).toThrow('review')
  })

  it('makes a new catalogue visible to a running platform', () => {
    const directory = createFolder()
    fill(openStore(directory), product(1, 'A'))
    const running = new Catalog(openStore(directory))
    expect(searchSegment(running.segment('default', 'product'), { terms: { sku: ['A', 'B'] } })).toEqual([0])
    expect(skuOfFirst(running)).toBe('A')
    fill(openStore(directory), product(1, 'B'), product(2, 'A'))
    expect(searchSegment(running.segment('default', 'product'), { terms: { sku: ['A'] } })).toEqual([1])
    expect(skuOfFirst(running)).toBe('B')
  })

  it('finds documents beyond the first block', () => {
    const database = openStore(createFolder())
    const many = Array.from({ length: 8200 }, (_, i) => product(i, i % 4100 === 7 ? 'RARE' : `S${i}`))
    fill(database, ...many)
    const segment = new Catalog(database).segment('default', 'product')
    expect(searchSegment(segment, { terms: { sku: ['RARE'] } })).toEqual([7, 4107])
    expect(searchSegment(segment, { terms: { id: [8191, 8192] } })).toEqual([8191, 8192])
    expect(searchSegment(segment, { match_phrase: { name: 'S8199' } }).at(0)).toBe(8199)
    expect(run(segment, { size: 0 }).total.value).toBe(8200)
  })
})
