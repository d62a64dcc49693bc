import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import { contentTag } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CmsPage } from '../../domain/content/content.types.ts'
import type { ReadOptions } from '../base/read-options.ts'
import { type Document, isDocument } from '../documents/document.ts'
import type { PlatformHttp } from '../http/client.ts'
import { causeCode, envelopeIfInstalled, toPlatformError } from '../http/envelope.ts'
import { storeQuery } from '../http/store-query.ts'
import { decodeCmsBlock, decodeCmsPage } from './cms.ts'

/** CMS pages and blocks from the platform's extension. Answers are cached for all shoppers; throws PlatformError. */
export type CmsDataReads = ReturnType<typeof cmsDataReads>

type Content = Pick<CmsPage, 'id' | 'identifier' | 'isActive'>

/** The platform has no longer identifiers. */
const LONGEST_IDENTIFIER = 100

/** @source CALL-10, CMS-5; platform contract E9 */
export function cmsDataReads(http: PlatformHttp, cache: UpstreamCache) {
  async function read<Found extends Content>(
    kind: 'Page' | 'Block',
    view: StoreViewConfig,
    identifier: string,
    decode: (document: Document) => Found | null,
    { signal }: ReadOptions = {},
  ): Promise<Found | null> {
    if (!isIdentifier(identifier)) return null
    const path = `/api/ext/cms-data/cms${kind}Identifier/${encodeURIComponent(identifier)}/storeId/${view.id}`
    const fetch = async () => {
      const answer = envelopeIfInstalled(await http.get(path, storeQuery(view), { name: `cms ${kind}`, retry: true }))
      if (answer === null || (!answer.ok && causeCode(answer) === 404)) return null
      if (!answer.ok) throw toPlatformError(answer)
      const found = isDocument(answer.result) ? decode(answer.result) : null
      return found?.identifier === identifier && found.isActive ? found : null
    }
    const tags = (found: Found | null) => [kind === 'Page' ? 'cms_page' : 'cms_block', ...(found ? [contentTag(found.id)] : [])]
    const isNegative = (found: Found | null) => found === null
    const request = { call: 'cms data', kind, view: view.code, identifier }
    return (await cache.read(request, fetch, { tags, isNegative, signal })).value
  }
  return {
    /** The active page with exactly this identifier; null if there is none or the platform lacks the extension. */
    page: (view: StoreViewConfig, identifier: string, options?: ReadOptions) =>
      read('Page', view, identifier, decodeCmsPage, options),
    block: (view: StoreViewConfig, identifier: string, options?: ReadOptions) =>
      read('Block', view, identifier, decodeCmsBlock, options),
  }
}

/** Whether the text is safe as one path segment. */
const isIdentifier = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST_IDENTIFIER && text.isWellFormed() && !/^\.{1,2}$/.test(text)
