import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cacheHeaders } from '../../cache/cache-headers.ts'
import { type CatalogCacheSettings, createCatalogCache } from '../../cache/caches/catalog.ts'
import { isKnownVersion } from '../../cache/compression/send-compressed.ts'
import { ORIGIN_MARK } from '../../domain/feeds/google-feed.ts'
import { type GoogleFeed, readGoogleFeed } from '../../services/feeds/google-feed.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'

export interface GoogleFeedOptions extends Omit<CatalogCacheSettings, 'maxBytes'> {
  /** Public scope: group prices must not be shared. */
  readonly getScope: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
  readonly storeViews: number
}

const gunzipAsync = promisify(gunzip)

/** For each store view: about 500,000 products with their descriptions. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * `/feeds/google.xml`: every product that can be ordered, for Google Merchant Center. The feed is read as a whole before the first byte is
 * sent, so that a platform failure never looks like a smaller catalogue.
 * @source SHARE-1, SHARE-2, URL-9
 */
export async function googleFeed(app: FastifyInstance, { getScope, origin, storeViews, ...settings }: GoogleFeedOptions) {
  const feeds = createCatalogCache<GoogleFeed>({ ...settings, maxBytes: MOST_BYTES * storeViews, isRefreshedInBackground: true })
  app.get('/feeds/google.xml', async (request, reply) => {
    const { code } = getScope(request).storeView
    const { value, ...cached } = await feeds.read(code, async () => {
      const feed = await readGoogleFeed(() => getScope(request))
      return { value: feed, tags: [code], bytes: feed.bytes, retention: 'normal' }
    })
    const etag = `W/"${value.version}"`
    reply.headers({ 'cache-control': 'public, max-age=3600', etag, ...cacheHeaders(cached) })
    if (isKnownVersion(request, etag)) return reply.code(304).send()
    reply.type('application/xml; charset=utf-8')
    return reply.send(Readable.from(partsAt(origin(request), value)))
  })
}

/** The text of a feed, one part in memory at a time. */
async function* partsAt(origin: string, { parts }: GoogleFeed): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const text = (await gunzipAsync(part)).toString().replaceAll(ORIGIN_MARK, origin)
    // An empty part would end the stream.
    if (text !== '') yield Buffer.from(text)
  }
}
