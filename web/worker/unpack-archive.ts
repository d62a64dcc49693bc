import { CACHE_NAMES } from '../storage/page-cache/cache-names.ts'
import { isCacheable } from '../storage/page-cache/is-cacheable.ts'

const BUILT = /^\/assets\/[\w.-]+\.(js|css)$/

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** Headers of an archive that are not true of the files in it. */
const ABOUT_ARCHIVE = ['content-encoding', 'content-length', 'etag', 'last-modified']

/**
 * Fetches an archive of built files and caches those that the device does not have. They get the headers of the archive, so that the
 * content security policy of scripts stays.
 * @param url of a JSON object: the text of each file by its path
 * @throws if the archive cannot be fetched, may not be cached or is no archive, or if the device is full
 * @source HOME-5, CACHE-10
 */
export async function unpackArchive(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-store' })
  if (!isCacheable('asset', response)) throw new TypeError(`The archive answers with status ${response.status}`)
  const texts: unknown = await response.json()
  const cache = await caches.open(CACHE_NAMES.assets)
  const cached = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  for (const [path, text] of Object.entries(texts ?? {})) {
    const type = CONTENT_TYPES[BUILT.exec(path)?.[1] ?? '']
    if (type && typeof text === 'string' && !cached.has(path)) await cache.put(path, fileResponse(text, type, response))
  }
}

function fileResponse(text: string, type: string, archive: Response): Response {
  const headers = new Headers(archive.headers)
  for (const name of ABOUT_ARCHIVE) headers.delete(name)
  headers.set('content-type', type)
  return new Response(text, { headers })
}
