import type { CmsBlock, CmsPage } from '../../domain/content/content.types.ts'
import { MESSAGES } from '../../domain/messages/log-messages.ts'
import { cmsBlockRequest, cmsPageRequest } from '../../domain/search/content-query.ts'
import { joinPath } from '../../domain/urls/shop-path.ts'
import { foundOr } from '../../platform/base/outcome.ts'
import type { PictureModel } from '../products/models.ts'
import { memoize } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { cleanHtml, firstPicture } from './html.ts'

/** The active page with this identifier; null if there is none or the platform has no pages. */
export async function findCmsPage(identifier: string, scope: RequestScope): Promise<CmsPage | null> {
  const { platform, storeView, read, cacheTags, log } = scope
  const page = await foundOr(platform.cmsPage(storeView, identifier, cmsPageRequest(identifier), read), null)
  if (page) cacheTags.content(page.id)
  else log.debug({ identifier }, MESSAGES.cmsEmpty)
  return page
}

/** The active block with this identifier; null if there is none or the platform has no blocks. */
export async function findCmsBlock(identifier: string, scope: RequestScope): Promise<CmsBlock | null> {
  const { platform, storeView, read, cacheTags } = scope
  const block = await foundOr(platform.cmsBlock(storeView, identifier, cmsBlockRequest(identifier), read), null)
  if (block) cacheTags.content(block.id)
  return block
}

export const cmsPageUrl = (identifier: string, { storeView }: Pick<RequestScope, 'storeView'>): string =>
  joinPath(storeView.basePath, ['i', identifier])

export const cleanContent = memoize(({ content }: CmsPage | CmsBlock): string => cleanHtml(content))

/** The first picture of the page's text, for sharing sites; null if it has none. @source CMS-23 */
export function pagePicture(page: CmsPage): PictureModel | null {
  const path = firstPicture(cleanContent(page))
  return path === null ? null : { path, alt: page.heading || page.title }
}
