import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { Log } from '../../cache/log.ts'
import { categoryTag, contentTag, productTag } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { ReadOptions } from '../base/read-options.ts'
import type { PlatformHttp } from '../http/client.ts'
import { storeQuery } from '../http/store-query.ts'
import { mapUrl, type UrlTarget } from './url-map.ts'

export const urlReads =
  (http: PlatformHttp, cache: UpstreamCache, settings: { readonly timeoutMs: number; readonly log: Log }) =>
  async (
    view: StoreViewConfig,
    path: string,
    { signal, childSku = null }: ReadOptions & { readonly childSku?: string | null } = {},
  ) => {
    const fetch = (why: 'miss' | 'stale') => mapUrl(http, path, childSku, storeQuery(view), { ...settings, cache: why })
    const isNegative = (target: UrlTarget | null) => target === null
    const request = { call: 'url map', view: view.code, path, childSku }
    return (await cache.read(request, fetch, { tags: tagsOfTarget, isNegative, signal })).value
  }

function tagsOfTarget(target: UrlTarget | null): readonly string[] {
  if (!target) return []
  const toTag = { product: productTag, category: categoryTag, cms_page: contentTag }[target.type]
  return [target.type, toTag(target.source.id)]
}
