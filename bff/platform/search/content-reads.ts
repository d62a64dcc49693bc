import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CmsPage } from '../../domain/content/content.types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { foundOr } from '../base/outcome.ts'
import type { ReadOptions } from '../base/read-options.ts'
import type { CmsDataReads } from '../catalog/cms-data.ts'
import type { SearchReads } from './reads.ts'

type Content = Pick<CmsPage, 'identifier' | 'isActive'>

/** The active document with exactly this identifier, from the index or the platform's extension. @source CMS-8; platform contract §11.68 */
export function contentReads(read: SearchReads['read'], cmsData: CmsDataReads | null) {
  /** Treats an index without any content as missing if there is another source. */
  async function findActive<Found extends Content>(search: Promise<{ readonly items: readonly Found[] }>, identifier: string) {
    const { items } = cmsData ? await foundOr(search, { items: [] }) : await search
    return items.find((item) => item.identifier === identifier && item.isActive) ?? null
  }
  return {
    cmsPage: async (view: StoreViewConfig, identifier: string, request: SearchRequest<'cms_page'>, options?: ReadOptions) =>
      (await findActive(read(view, request, options), identifier)) ?? cmsData?.page(view, identifier, options) ?? null,
    cmsBlock: async (view: StoreViewConfig, identifier: string, request: SearchRequest<'cms_block'>, options?: ReadOptions) =>
      (await findActive(read(view, request, options), identifier)) ?? cmsData?.block(view, identifier, options) ?? null,
  }
}
