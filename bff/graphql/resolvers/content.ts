import type { CmsBlock, CmsPage } from '../../domain/content/content.types.ts'
import { MESSAGES } from '../../domain/messages.ts'
import { cmsBlockRequest, cmsPageRequest } from '../../domain/search/content-query.ts'
import { pathOf } from '../../domain/urls/shop-path.ts'
import { cleanHtml } from '../../services/content/html.ts'
import { memoize } from '../../services/memoize.ts'
import type { RequestScope } from '../../services/request-scope.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const content: Resolvers = {
  Query: {
    cmsPage: (_parent, { identifier }, scope) => cmsPageOf(identifier, scope),
    cmsBlock: async (_parent, { identifier }, { platform, storeView, read, cacheTags }) => {
      const block = await platform.cmsBlock(storeView, identifier, cmsBlockRequest(identifier), read)
      if (block) cacheTags.content(block.id)
      return block
    },
  },
  CmsPage: {
    url: ({ identifier }, _args, { storeView }) => pathOf(storeView.basePath, ['i', identifier]),
    content: (page) => contentOf(page),
  },
  CmsBlock: { content: (block) => contentOf(block) },
}

/** The active page with this identifier, noted among what the answer shows. */
export async function cmsPageOf(identifier: string, scope: RequestScope): Promise<CmsPage | null> {
  const { platform, storeView, read, cacheTags, log } = scope
  const page = await platform.cmsPage(storeView, identifier, cmsPageRequest(identifier), read)
  if (page) cacheTags.content(page.id)
  else log.debug({ identifier }, MESSAGES.cmsEmpty)
  return page
}

const contentOf = memoize(({ content: html }: CmsPage | CmsBlock) => cleanHtml(html))
