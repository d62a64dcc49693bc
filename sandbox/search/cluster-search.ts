import { setTimeout as pause } from 'node:timers/promises'
import { isObject, type JsonObject, objectsIn } from '../engine/query/json.ts'
import type { Catalog } from '../store/catalog.ts'
import { indexName } from './catalog-indices.ts'
import type { Cluster } from './cluster.ts'
import { ClusterError, SearchEngineUnusable } from './cluster-error.ts'
import { deleteOtherStates, type LoadedCatalog, loadCatalog } from './load-catalog.ts'
import type { SearchEngine, SearchHit, SearchReply } from './search.types.ts'

const EVERY_MS = 2000

/**
 * Loads the catalogue into a search engine and passes searches on to it. Waits for a search engine that does not answer. Loads the
 * catalogue again when another process has replaced it, or the search engine has lost it.
 * @param everyMs how often the catalogue is checked, and a search engine that does not answer is asked again
 * @throws SearchEngineUnusable
 */
export async function openClusterSearch(catalog: Catalog, cluster: Cluster, everyMs = EVERY_MS): Promise<SearchEngine> {
  const closing = new AbortController()
  let version = catalog.version()
  let { state } = await loadPatiently(catalog, cluster, everyMs, closing.signal)
  let isLost = false

  async function keepInStep(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      if (closing.signal.aborted || (catalog.version() === version && !isLost)) continue
      version = catalog.version()
      isLost = false
      try {
        ;({ state } = await loadPatiently(catalog, cluster, everyMs, closing.signal))
        await tidy(cluster, state)
      } catch (error) {
        if (!closing.signal.aborted) console.error(`Catalogue not loaded: ${error instanceof Error ? error.message : error}`)
      }
    }
  }

  await tidy(cluster, state)
  const keeping = keepInStep()
  const search: SearchEngine['search'] = async (target, body, parameters) => {
    const asked = state
    const path = `/${indexName(asked, target)}/_search${queryString(parameters)}`
    try {
      return decodeReply(await cluster.send('POST', path, JSON.stringify(body)))
    } catch (error) {
      if (!(error instanceof ClusterError && error.isIndexMissing)) throw error
      if (asked !== state) return search(target, body, parameters)
      isLost = true
      throw error
    }
  }
  return {
    search,
    close: async () => {
      closing.abort()
      cluster.close()
      await keeping
    },
  }
}

/** Loads the catalogue, and waits while the search engine does not answer. @throws SearchEngineUnusable, the signal's reason */
async function loadPatiently(catalog: Catalog, cluster: Cluster, everyMs: number, signal: AbortSignal): Promise<LoadedCatalog> {
  let isWaiting = false
  for (;;) {
    try {
      const found = await loadCatalog(cluster, catalog)
      logLoaded(cluster.url, found)
      return found
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ClusterError)) throw error
      if (!error.isPassing) throw new SearchEngineUnusable(cluster.url, error)
      if (!isWaiting) console.warn(`The search engine at ${cluster.url} does not answer (${error.message}). Still trying…`)
      isWaiting = true
      await pause(everyMs, undefined, { signal })
    }
  }
}

/** Indices of earlier catalogues only cost space, so a failure is not a reason to stop. */
async function tidy(cluster: Cluster, state: string): Promise<void> {
  await deleteOtherStates(cluster, state).catch((error: unknown) => console.warn(`Old indices not deleted: ${String(error)}`))
}

function logLoaded(url: string, { loaded, refused, hasAliases }: LoadedCatalog): void {
  if (loaded === null) console.info(`The search engine at ${url} has this catalogue already.`)
  else console.info(`${loaded.toLocaleString('en')} documents loaded into the search engine at ${url}.`)
  if (refused.length > 0) console.warn(`It refused ${refused.length} documents, such as ${refused[0]}`)
  if (!hasAliases) console.warn(`It has indices of the platform's names already, so CATALOG_URL will not find the sandbox's.`)
}

/** Renames the platform's parameters as the platform does. @source platform contract §2.2 */
function queryString({ _source_include, _source_exclude, ...parameters }: Readonly<Record<string, string>>): string {
  const renamed = new URLSearchParams({
    ...parameters,
    ...(_source_include !== undefined && { _source_includes: _source_include }),
    ...(_source_exclude !== undefined && { _source_excludes: _source_exclude }),
  })
  return renamed.size > 0 ? `?${renamed}` : ''
}

function decodeReply(answer: JsonObject): SearchReply {
  const hits = isObject(answer.hits) ? answer.hits : {}
  const { total = 0, max_score = null } = hits
  return {
    ...answer,
    hits: {
      total,
      max_score,
      hits: objectsIn(hits.hits ?? []).map(decodeHit),
    },
  }
}

const decodeHit = (hit: JsonObject): SearchHit => ({
  ...hit,
  _score: hit._score ?? null,
  _source: isObject(hit._source) ? hit._source : {},
})
