import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CmsBlock, CmsPage } from '../../domain/content/content.types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { foundOr } from '../base/outcome.ts'
import type { ReadOptions } from '../base/read-options.ts'
import type { CmsDataReads } from '../catalog/cms-data.ts'
import type { SearchReads } from './reads.ts'

export interface ContentReads {
  /**
   * The active page with exactly this identifier among the search results, or from the platform's extension if there is one.
   * @source CMS-8; platform contract §11.68
   */
  cmsPage(
    view: StoreViewConfig,
    identifier: string,
    request: SearchRequest<'cms_page'>,
    options?: ReadOptions,
  ): Promise<CmsPage | null>
  cmsBlock(
    view: StoreViewConfig,
    identifier: string,
    request: SearchRequest<'cms_block'>,
    options?: ReadOptions,
  ): Promise<CmsBlock | null>
}

type Content = Pick<CmsPage, 'identifier' | 'isActive'>

export function contentReads(read: SearchReads['read'], cmsData: CmsDataReads | null): ContentReads {
  /** Treats an index without any content as missing if there is another source. */
  async function searched<Found extends Content>(search: Promise<{ readonly items: readonly Found[] }>, identifier: string) {
    const { items } = cmsData ? await foundOr(search, { items: [] }) : await search
    return items.find((item) => item.identifier === identifier && item.isActive) ?? null
  }
  return {
    cmsPage: async (view, identifier, request, options) =>
      (await searched(read(view, request, options), identifier)) ?? cmsData?.page(view, identifier, options) ?? null,
    cmsBlock: async (view, identifier, request, options) =>
      (await searched(read(view, request, options), identifier)) ?? cmsData?.block(view, identifier, options) ?? null,
  }
}
