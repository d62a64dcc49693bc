import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cacheHeaders } from '../cache/cache-headers.ts'
import { createCatalogCache } from '../cache/caches/catalog.ts'
import { type CompressedBody, compress } from '../cache/compression/compress.ts'
import { sendCompressed } from '../cache/compression/send-compressed.ts'
import type { CacheableValue } from '../cache/entries.ts'
import type { Invalidations } from '../cache/invalidation/invalidations.ts'
import type { Log } from '../cache/log.ts'
import { type CatalogIndex, catalogIndexResponse, readCatalogIndex } from '../services/catalog-index/catalog-index.ts'
import type { RequestScope } from '../services/scope/request-scope.ts'

export interface CatalogIndexOptions {
  /** Public scope: group prices must not be shared. */
  readonly getScope: (request: FastifyRequest) => RequestScope
  /** Maximum number of products in a catalogue that devices may store. */
  readonly most: number
  readonly storeViews: number
  /** How many seconds a platform answer counts as fresh. */
  readonly freshSeconds: number
  readonly invalidations: Pick<Invalidations, 'register'>
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** An index and its differences, by the version a device had. */
interface CachedIndex {
  readonly index: CatalogIndex
  readonly whole: CompressedBody
  readonly sent: Map<string, Promise<CompressedBody>>
}

type KnownVersion = Pick<CatalogIndex, 'version' | 'fingerprints'>

const CACHING = 'public, max-age=900'
/** Number of previous versions for which a difference is available; older devices get everything. */
const FORMER_VERSIONS = 4

/** Average limit per product with its variants. A catalogue with more data is too large, whatever its product count. */
const MOST_BYTES = 8192

/**
 * `/catalogue-index.json`: every listed product with its public price, so that devices can search offline; with `?since={version}`, the
 * changes since then. 204 if the catalogue is larger than devices may store.
 * @source CACHE-12
 */
export async function catalogIndex(app: FastifyInstance, options: CatalogIndexOptions) {
  const { getScope, most } = options
  const indexes = createIndexes(options)
  app.get<{ Querystring: { readonly since?: unknown } }>('/catalogue-index.json', async (request, reply) => {
    if (most === 0) return reply.code(204).header('cache-control', CACHING).send()
    const { code } = getScope(request).storeView
    const { value, ...cached } = await indexes.read(code, () => getScope(request))
    reply.headers({ 'cache-control': CACHING, ...cacheHeaders(cached) })
    if (!value) return reply.code(204).send()
    const body = await indexes.changes(code, value, request.query.since)
    const { version, readAt } = value.index
    reply.header('etag', `W/"${version}-${Date.parse(readAt).toString(36)}"`).type('application/json; charset=utf-8')
    return sendCompressed(request, reply, body)
  })
}

function createIndexes({ most, storeViews, freshSeconds, invalidations, ...clock }: Omit<CatalogIndexOptions, 'getScope'>) {
  const maxBytes = 2 * most * MOST_BYTES * storeViews
  const cache = createCatalogCache<CachedIndex | null>({ ...clock, maxBytes, freshSeconds, invalidations })
  const { log } = clock
  const former = new Map<string, readonly KnownVersion[]>()

  async function fetch(code: string, getScope: () => RequestScope): Promise<CacheableValue<CachedIndex | null>> {
    const index = await readCatalogIndex(getScope, most)
    const text = index && JSON.stringify(catalogIndexResponse(index, null))
    if (!text || text.length > most * MOST_BYTES) {
      log.warn({ storeView: code, most, bytes: text?.length }, 'catalogue too large for devices')
      former.delete(code)
      return { value: null, tags: [code], bytes: 0, retention: 'normal' }
    }
    const others = (former.get(code) ?? []).filter(({ version }) => version !== index.version)
    former.set(code, [{ version: index.version, fingerprints: index.fingerprints }, ...others].slice(0, FORMER_VERSIONS + 1))
    const whole = await compress(text)
    const bytes = whole.identity.length + (whole.gzip?.length ?? 0) + (whole.br?.length ?? 0)
    return { value: { index, whole, sent: new Map() }, tags: [code], bytes, retention: 'normal' }
  }

  return {
    read: (code: string, getScope: () => RequestScope) => cache.read(code, () => fetch(code, getScope)),

    /** The changes since a version; everything if that version is unknown. */
    changes(code: string, { index, whole, sent }: CachedIndex, since: unknown): Promise<CompressedBody> {
      const before = former.get(code)?.find(({ version }) => version === since)
      if (!before) return Promise.resolve(whole)
      const body = sent.get(before.version) ?? compress(JSON.stringify(catalogIndexResponse(index, before)))
      sent.set(before.version, body)
      return body
    },
  }
}
