import { DatabaseSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'
import { fetchDocuments } from '../api/api.test-kit.ts'
import type { SandboxDocument } from '../catalog/documents.ts'
import { Catalog } from '../store/catalog.ts'
import { layOut } from '../store/database.ts'
import { replaceCatalog } from '../store/replace-catalog.ts'
import { DEFAULT_VIEW } from '../store-views.ts'
import { connectCluster } from './cluster.ts'
import { openClusterSearch } from './cluster-search.ts'

const EVERY_MS = 10

const BOARD = { id: 7, sku: 'OAK', name: 'Oak board', type_id: 'simple', price: 10, tax_class_id: 2 }

export const CATALOG = [
  ...fetchDocuments('product', [BOARD, { id: 8, sku: 'ASH', name: 'Ash board', price: 8 }]),
  ...fetchDocuments('product', [{ id: 7, sku: 'OAK', name: 'Eichenbrett' }], 'de'),
  ...fetchDocuments('category', [{ id: 24, name: 'Boards', url_path: 'boards' }]),
]

/** A catalogue that the test can replace, as another process does. */
export function createCatalog(documents: readonly SandboxDocument[] = CATALOG) {
  const database = layOut(new DatabaseSync(':memory:'))
  replaceCatalog(database, documents, 'test', new Date(0))
  const catalog = new Catalog(database)
  let version = 1
  vi.spyOn(catalog, 'version').mockImplementation(() => version)
  return {
    catalog,
    replace: (others: readonly SandboxDocument[]) => {
      replaceCatalog(database, others, 'test', new Date(0))
      version += 1
    },
  }
}

export async function openSearch({ host }: { readonly host: string }, catalog: Catalog, credentials = '') {
  const engine = await openClusterSearch(catalog, connectCluster(`http://${credentials}${host}`), EVERY_MS)
  onTestFinished(() => engine.close())
  return engine
}

export const readSkus = async (engine: Awaited<ReturnType<typeof openSearch>>) =>
  (await engine.search({ view: DEFAULT_VIEW, entity: 'product' }, {}, {})).hits.hits.map(({ _source }) => _source.sku)

/** Records console messages from now on. The caller restores the mocks. */
export function recordConsole(): string[] {
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)))
  return lines
}
