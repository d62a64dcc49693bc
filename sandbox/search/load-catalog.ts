import { readSchema } from '../engine/index/mapping.ts'
import { isObject, toList } from '../engine/query/json.ts'
import type { Catalog, StoredDocument } from '../store/catalog.ts'
import { STORE_VIEWS } from '../store-views.ts'
import { aliasName, catalogState, indexName, PREFIX, TARGETS } from './catalog-indices.ts'
import type { Cluster } from './cluster.ts'
import { ClusterError } from './cluster-error.ts'
import type { SearchTarget } from './search.types.ts'

export interface LoadedCatalog {
  /** `catalogState` of the loaded documents. */
  readonly state: string
  /** Number of loaded documents; null if the search engine had this state already. */
  readonly loaded: number | null
  /** A sentence for each document that the search engine refused. */
  readonly refused: readonly string[]
  /** False if the platform's names are taken by indices that are not the sandbox's. */
  readonly hasAliases: boolean
}

const BULK_BYTES = 4_000_000

// One shard, so that documents with equal scores keep their order. They become searchable when all are loaded.
const SETTINGS = { number_of_shards: 1, number_of_replicas: 0, refresh_interval: -1, 'mapping.total_fields.limit': 2000 }

/**
 * Loads the catalogue into indices of its own state, unless the search engine has them. Then the platform's names lead to them.
 * Two sandboxes with the same catalogue may load it at the same time.
 * @throws ClusterError
 */
export async function loadCatalog(cluster: Cluster, catalog: Catalog): Promise<LoadedCatalog> {
  const version = catalog.version()
  const state = await catalogState(catalog)
  const own = await ownIndices(cluster)
  const isComplete = TARGETS.every((target) => own.has(indexName(state, target))) && (await isMarked(cluster, state))
  const refused: string[] = []
  let loaded = 0
  if (!isComplete) {
    for (const target of TARGETS) await createIndex(cluster, state, target)
    for (const target of TARGETS) {
      for (const documents of batches(catalog, target)) {
        refused.push(...(await loadBatch(cluster, indexName(state, target), documents)))
        loaded += documents.length
      }
    }
    if (catalog.version() !== version) {
      // The indices may have documents of two catalogues.
      for (const target of TARGETS) await cluster.send('DELETE', `/${indexName(state, target)}`).catch(unlessMissing)
      return loadCatalog(cluster, catalog)
    }
    await cluster.send('POST', `/${PREFIX}${state}_*/_refresh`)
  }
  const hasAliases = await moveAliases(cluster, state, own)
  if (!isComplete) await mark(cluster, state)
  return { state, loaded: isComplete ? null : loaded - refused.length, refused, hasAliases }
}

/** Deletes the sandbox's indices of other states. */
export async function deleteOtherStates(cluster: Cluster, state: string): Promise<void> {
  for (const index of (await ownIndices(cluster)).keys()) {
    if (!index.startsWith(`${PREFIX}${state}_`)) await cluster.send('DELETE', `/${index}`).catch(unlessMissing)
  }
}

/** The sandbox's indices, each with its aliases. */
async function ownIndices(cluster: Cluster): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await cluster.send('GET', `/${PREFIX}*/_alias`)
  return new Map(
    Object.entries(found).map(([index, about]) => [
      index,
      Object.keys(isObject(about) && isObject(about.aliases) ? about.aliases : {}),
    ]),
  )
}

async function createIndex(cluster: Cluster, state: string, target: SearchTarget): Promise<void> {
  const body = JSON.stringify({ settings: { index: SETTINGS }, mappings: readSchema(target.entity) })
  try {
    await cluster.send('PUT', `/${indexName(state, target)}`, body)
  } catch (error) {
    if (!hasType(error, 'resource_already_exists_exception')) throw error
  }
}

/** Splits the documents of an index, in order, into parts of a size that every search engine takes. */
function* batches(catalog: Catalog, { view, entity }: SearchTarget): Iterable<readonly StoredDocument[]> {
  let batch: StoredDocument[] = []
  let bytes = 0
  for (const page of catalog.pages(view.code, entity)) {
    for (const document of page) {
      if (bytes + document.source.length > BULK_BYTES && batch.length > 0) {
        yield batch
        batch = []
        bytes = 0
      }
      batch.push(document)
      bytes += document.source.length
    }
  }
  if (batch.length > 0) yield batch
}

/** @returns a sentence for each refused document */
async function loadBatch(cluster: Cluster, index: string, documents: readonly StoredDocument[]): Promise<readonly string[]> {
  const lines = documents.map(({ id, source }) => `${JSON.stringify({ index: { _id: id } })}\n${source}\n`)
  const { items } = await cluster.send('POST', `/${index}/_bulk`, lines.join(''))
  return toList(items).flatMap((item) => {
    const result = isObject(item) && isObject(item.index) ? item.index : {}
    return isObject(result.error) ? [`${index} ${String(result._id)}: ${String(result.error.reason)}`] : []
  })
}

/**
 * Makes the platform's names lead to one state, in one step. Leaves them alone if one of them is not the sandbox's.
 * @returns whether they lead to it
 */
async function moveAliases(cluster: Cluster, state: string, own: ReadonlyMap<string, readonly string[]>): Promise<boolean> {
  const patterns = STORE_VIEWS.map(({ index }) => `${index}_*`).join()
  const named = Object.keys(await cluster.send('GET', `/${patterns}/_alias`))
  if (named.some((index) => !index.startsWith(PREFIX))) return false
  const current = new Set(TARGETS.map((target) => indexName(state, target)))
  const removed = [...own]
    .filter(([index]) => !current.has(index))
    .flatMap(([index, aliases]) => aliases.map((alias) => ({ remove: { index, alias } })))
  const added = TARGETS.map((target) => ({ add: { index: indexName(state, target), alias: aliasName(target) } }))
  await cluster.send('POST', '/_aliases', JSON.stringify({ actions: [...removed, ...added] }))
  return true
}

const [MARKED] = TARGETS

/** Marks a state as complete: without the mark it is loaded again. */
async function mark(cluster: Cluster, state: string): Promise<void> {
  if (MARKED) await cluster.send('PUT', `/${indexName(state, MARKED)}/_mapping`, JSON.stringify({ _meta: { complete: true } }))
}

async function isMarked(cluster: Cluster, state: string): Promise<boolean> {
  const found = await cluster.send('GET', `/${PREFIX}${state}_*/_mapping`)
  return Object.values(found).some(
    (about) =>
      isObject(about) && isObject(about.mappings) && isObject(about.mappings._meta) && about.mappings._meta.complete === true,
  )
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof ClusterError && error.isIndexMissing)) throw error
}

const hasType = (error: unknown, type: string): boolean =>
  error instanceof ClusterError && isObject(error.result) && error.result.type === type
