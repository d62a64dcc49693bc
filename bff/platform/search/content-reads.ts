import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CmsBlock, CmsPage } from '../../domain/content/content.types.ts'
import type { SearchEntity, SearchRequest } from '../../domain/search/search.types.ts'
import { foundOr } from '../base/outcome.ts'
import type { ReadOptions } from '../base/read-options.ts'
import type { CmsDataReads } from '../catalog/cms-data.ts'
import type { SearchReads } from './reads.ts'

type ContentRead<E extends SearchEntity, Found> = (
  view: StoreViewConfig,
  identifier: string,
  request: SearchRequest<E>,
  options?: ReadOptions,
) => Promise<Found | null>

/** The active document with exactly this identifier, from the index or the platform's extension. @source CMS-8; platform contract §11.68 */
export interface ContentReads {
  readonly cmsPage: ContentRead<'cms_page', CmsPage>
  readonly cmsBlock: ContentRead<'cms_block', CmsBlock>
}

type Content = Pick<CmsPage, 'identifier' | 'isActive'>

export function contentReads(read: SearchReads['read'], cmsData: CmsDataReads | null): ContentReads {
  /** Treats an index without any content as missing if there is another source. */
  async function findActive<Found extends Content>(search: Promise<{ readonly items: readonly Found[] }>, identifier: string) {
    const { items } = cmsData ? await foundOr(search, { items: [] }) : await search
    return items.find((item) => item.identifier === identifier && item.isActive) ?? null
  }
  return {
    cmsPage: async (view, identifier, request, options) =>
      (await findActive(read(view, request, options), identifier)) ?? cmsData?.page(view, identifier, options) ?? null,
    cmsBlock: async (view, identifier, request, options) =>
      (await findActive(read(view, request, options), identifier)) ?? cmsData?.block(view, identifier, options) ?? null,
  }
}
