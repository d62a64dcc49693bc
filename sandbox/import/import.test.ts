import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { searchSegment } from '../engine/segment.test-kit.ts'
import { Catalog } from '../store/catalog.ts'
import { layOut } from '../store/database.ts'
import { replaceCatalog } from '../store/replace-catalog.ts'
import type { StoreViewCode } from '../store-views.ts'
import { ImportError, importCatalog, type Problem } from './import-catalog.ts'

function writeExport(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'export-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  return directory
}

function importFiles(files: Record<string, string>): { catalog: Catalog; documents: number } {
  const database = layOut(new DatabaseSync(':memory:'))
  const { documents } = importCatalog(database, writeExport(files), new Date(0))
  return { documents, catalog: new Catalog(database) }
}

function problemsIn(files: Record<string, string>): readonly Problem[] {
  try {
    importFiles(files)
  } catch (error) {
    if (error instanceof ImportError) return error.problems
    throw error
  }
  return []
}

const lines = (...documents: object[]) => documents.map((document) => JSON.stringify(document)).join('\n')
const skus = (catalog: Catalog, view: StoreViewCode = 'default') => {
  const segment = catalog.segment(view, 'product')
  return searchSegment(segment, { match_all: {} }).map((place) => catalog.document(segment, place)?.source.sku)
}

describe('import of a platform export', () => {
  it.each([
    ['lists', `{"id":1,"sku":"A","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['objects', `{"id":1,"sku":"A","x":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`],
  ])('reports a document with 200,000 nested %s as bad', (_, text) => {
    const problems = problemsIn({ 'product.jsonl': `${lines({ id: 2, sku: 'B' })}\n${text}` })
    expect(problems).toEqual([{ file: 'product.jsonl', line: 2, reason: 'is nested too deeply' }])
    expect(problemsIn({ 'products.json': `[${text}]` })).toHaveLength(1)
  })

  it.each<[string, Record<string, string>]>([
    ['lines with the type', { 'dump.jsonl': lines({ _type: 'product', _id: '1', _source: { id: 1, sku: 'A' } }) }],
    [
      'lines with an index',
      { 'dump.json': lines({ _index: 'timber_catalog_product', _type: '_doc', _id: '1', _source: { sku: 'A' } }) },
    ],
    [
      'an index with a date suffix',
      { 'dump.ndjson': lines({ _index: 'timber_product_1573456', _source: { id: '1', sku: 'A' } }) },
    ],
    ['an array', { 'all.json': JSON.stringify([{ _type: 'product', _source: { id: 1, sku: 'A' } }], null, 2) }],
    ['plain documents, by file name', { 'products.json': JSON.stringify([{ id: 1, sku: 'A' }]) }],
    ['plain documents, by folder name', { 'product/1.json': JSON.stringify({ id: 1, sku: 'A' }, null, 2) }],
    ['lines with Windows line ends and blank lines', { 'product.jsonl': `\r\n${lines({ id: 1, sku: 'A' })}\r\n\r\n` }],
  ])('reads %s', (_, files) => {
    const { catalog, documents } = importFiles(files)
    expect(documents).toBe(1)
    expect(skus(catalog)).toEqual(['A'])
  })

  it.each([
    ['on one line', '{"id":1,"sku":"A"}{"id":2,"sku":"B"}'],
    ['on several lines each', '{"id":1,\n"sku":"A"}\n{"id":2,\n"sku":"B"}'],
    ['on one line each', '{"id":1,"sku":"A"}\n{"id":2,"sku":"B"}'],
  ])('reads documents in a row %s', (_, text) => {
    expect(skus(importFiles({ 'products.json': text }).catalog)).toEqual(['A', 'B'])
  })

  it('accepts all entities in one file, ids as numbers or strings, and minimal documents', () => {
    const { catalog, documents } = importFiles({
      'export.jsonl': lines(
        { _index: 'shop_product', _id: '7', _source: { sku: 'A' } },
        { _index: 'shop_category', _source: { id: '24', name: 'Skirting' } },
        { _index: 'shop_attribute', _source: { attribute_id: 93, attribute_code: 'wood_type' } },
        { _index: 'shop_taxrule', _source: { id: 1, rates: [] } },
        { _index: 'shop_cms_page', _source: { page_id: 2, identifier: 'about' } },
        { _index: 'shop_cms_block', _source: { id: 3, identifier: 'notice' } },
        { _index: 'shop_cms_hierarchy', _source: { node_id: 4, identifier: 'tree' } },
        { _index: 'shop_review', _source: { id: 5, product_id: 7 } },
      ),
    })
    expect(documents).toBe(8)
    const products = catalog.segment('default', 'product')
    expect(catalog.document(products, 0)).toEqual({ id: '7', source: { sku: 'A', id: 7 } })
    expect(catalog.segment('default', 'cms_hierarchy').size).toBe(1)
  })

  it('assigns store views by index or path', () => {
    const { catalog } = importFiles({
      'dump.jsonl': lines(
        { _index: 'shop_product', _source: { id: 1, sku: 'EN' } },
        { _index: 'shop_de_product', _source: { id: 1, sku: 'DE' } },
      ),
      'it/products.json': JSON.stringify([{ id: 1, sku: 'IT' }]),
    })
    expect([skus(catalog), skus(catalog, 'de'), skus(catalog, 'it')]).toEqual([['EN'], ['DE'], ['IT']])
  })

  it('replaces the whole catalogue', () => {
    const database = layOut(new DatabaseSync(':memory:'))
    replaceCatalog(database, [{ entity: 'review', view: 'de', document: { id: 1 } }], 'test', new Date(0))
    importCatalog(database, writeExport({ 'product.json': '[{"id":1,"sku":"A"}]' }), new Date(0))
    const catalog = new Catalog(database)
    expect(catalog.segment('de', 'review').size).toBe(0)
    expect(skus(catalog)).toEqual(['A'])
  })
})

describe('import of a bad export', () => {
  it('reports all problems at once by file and line', () => {
    expect(
      problemsIn({
        'a/product.jsonl': `${lines({ id: 1, sku: 'A' })}\n{"id": 2, "sku"\n${lines({ id: 3 }, { sku: 'C' }, { id: 1, sku: 'A' })}\n17`,
        'b/categories.json':
          '[\n  {"id": 1, "name": "Oak"},\n  {\n    "id": 2, "level": "deep",\n    "name": "x [ \\" {"\n  }\n]',
        'c/strange.jsonl': '{"id": 1}',
      }),
    ).toEqual([
      { file: 'a/product.jsonl', line: 2, reason: expect.stringContaining('is not JSON') },
      { file: 'a/product.jsonl', line: 3, reason: 'has no sku' },
      { file: 'a/product.jsonl', line: 4, reason: 'has no id' },
      { file: 'a/product.jsonl', line: 5, reason: 'is a duplicate of default product 1' },
      { file: 'a/product.jsonl', line: 6, reason: 'is not an object' },
      { file: 'b/categories.json', line: 3, reason: 'has a level that is not a number' },
      { file: 'c/strange.jsonl', line: 1, reason: expect.stringContaining('belongs to no known entity') },
    ])
  })

  it.each<[string, Record<string, string>, string]>([
    ['an unterminated array', { 'product.json': '[{"id":1,"sku":"A"},\n{"id":2,' }, 'is not JSON'],
    ['a list instead of an object', { 'product.jsonl': '{"_source": [], "_type": "product"}' }, '_source that is not an object'],
    [
      'variants that are not a list',
      { 'product.jsonl': '{"id":1,"sku":"A","configurable_children":{}}' },
      'configurable_children that is not a list',
    ],
  ])('rejects %s', (_, files, reason) => {
    expect(problemsIn(files)).toMatchObject([{ reason: expect.stringContaining(reason) }])
  })

  it('names the folder of an export without documents, and what it has to hold', () => {
    const directory = writeExport({ 'readme.txt': 'Oak' })
    expect(() => importCatalog(layOut(new DatabaseSync(':memory:')), directory, new Date(0))).toThrow(
      `The export was not loaded: ${directory} holds no .jsonl, .ndjson or .json file with documents, see docs/import-format.md`,
    )
  })

  it('does not change the catalogue', () => {
    const database = layOut(new DatabaseSync(':memory:'))
    replaceCatalog(database, [{ entity: 'product', view: 'default', document: { id: 1, sku: 'BEFORE' } }], 'test', new Date(0))
    const directory = writeExport({ 'product.jsonl': lines({ id: 2, sku: 'AFTER' }, { id: 3 }) })
    expect(() => importCatalog(database, directory, new Date(0))).toThrow(ImportError)
    expect(skus(new Catalog(database))).toEqual(['BEFORE'])
  })

  describe('with bad documents skipped', () => {
    function importSkipping(files: Record<string, string>) {
      const database = layOut(new DatabaseSync(':memory:'))
      replaceCatalog(database, [{ entity: 'product', view: 'default', document: { id: 1, sku: 'BEFORE' } }], 'test', new Date(0))
      const load = () => importCatalog(database, writeExport(files), new Date(0), true)
      return { load, skus: () => skus(new Catalog(database)) }
    }

    it('loads the good documents and reports the others by file, line and reason', () => {
      const { load, skus } = importSkipping({
        'a/product.jsonl': `${lines({ id: 1 }, { id: 2, sku: 'B' })}\n{"id": 3,\n${lines({ id: 4, sku: 'D' })}`,
        'b/strange.jsonl': '{"id": 1}',
      })
      expect(load()).toEqual({
        documents: 2,
        leftOut: [
          { file: 'a/product.jsonl', line: 1, reason: 'has no sku' },
          { file: 'a/product.jsonl', line: 3, reason: expect.stringContaining('is not JSON') },
          { file: 'b/strange.jsonl', line: 1, reason: expect.stringContaining('belongs to no known entity') },
        ],
      })
      expect(skus()).toEqual(['B', 'D'])
    })

    it('keeps the good one of two documents with the same id', () => {
      const { load, skus } = importSkipping({ 'product.jsonl': lines({ id: 1 }, { id: 1, sku: 'GOOD' }, { id: 1, sku: 'LATE' }) })
      expect(load().leftOut.map(({ reason }) => reason)).toEqual(['has no sku', 'is a duplicate of default product 1'])
      expect(skus()).toEqual(['GOOD'])
    })

    it.each([
      ['only bad documents', { 'product.jsonl': lines({ id: 1 }) }],
      ['no documents', {}],
    ])('does not change the catalogue if the export has %s', (_, files) => {
      const { load, skus } = importSkipping(files)
      expect(load).toThrow(ImportError)
      expect(skus()).toEqual(['BEFORE'])
    })
  })
})
