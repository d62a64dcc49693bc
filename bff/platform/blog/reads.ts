import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { NewsPost } from '../../domain/content/content.types.ts'
import type { ReadOptions } from '../base/read-options.ts'
import type { PlatformHttp } from '../http/client.ts'
import { envelopeIfInstalled, toPlatformError } from '../http/envelope.ts'
import type { Query } from '../http/redaction.ts'
import { storeQuery } from '../http/store-query.ts'
import { decodeNewsPage, decodeNewsPost, type NewsPage } from './post.ts'

/** The platform's blog extension. Answers are cached for all shoppers; throws PlatformUnreachable. */
export type BlogReads = ReturnType<typeof blogReads>

const PATH = '/api/ext/magefan-blog'

/** @source BLOG-1, BLOG-2; platform contract E10 */
export function blogReads(http: PlatformHttp, cache: UpstreamCache) {
  async function ask<T>(name: 'list' | 'single', view: StoreViewConfig, query: Query, decode: (result: unknown) => T) {
    const given = { ...storeQuery(view), storeId: String(view.id), ...query }
    const answer = envelopeIfInstalled(await http.get(`${PATH}/${name}`, given, { name: `blog ${name}`, retry: true }))
    if (answer === null || (!answer.ok && answer.code < 500)) return null
    if (!answer.ok) throw toPlatformError(answer)
    return decode(answer.result)
  }
  return {
    /** @param page starts at 1; null if the platform has no blog */
    async list(
      view: StoreViewConfig,
      { page, size }: { readonly page: number; readonly size: number },
      { signal }: ReadOptions = {},
    ) {
      const fetch = () => ask('list', view, { page: String(page), limit: String(size) }, decodeNewsPage)
      const tags = () => ['cmsPage']
      const isNegative = (found: NewsPage | null) => !found || found.posts.length === 0
      const request = { call: 'blog list', view: view.code, page, size }
      return (await cache.read(request, fetch, { tags, isNegative, signal })).value
    },
    /** Null if there is no such post. */
    async post(view: StoreViewConfig, id: string, { signal }: ReadOptions = {}) {
      const fetch = () => ask('single', view, { id }, decodeNewsPost)
      const tags = () => ['cmsPage']
      const isNegative = (found: NewsPost | null) => found === null
      const { value } = await cache.read({ call: 'blog post', view: view.code, id }, fetch, { tags, isNegative, signal })
      return value?.id === id ? value : null
    },
  }
}
