import { cmsBlockRequest, cmsPageRequest } from '../domain/content-query.ts'
import { MESSAGES } from '../domain/messages.ts'
import { pathOf } from '../domain/shop-path.ts'
import type { CmsBlock, CmsPage } from '../platform/content.types.ts'
import type { GraphqlContext } from './context.ts'
import type { Resolvers } from './generated/resolvers.ts'
import { cleanHtml } from './html.ts'
import { rememberedBy } from './remembered.ts'

export const content: Resolvers = {
  Query: {
    cmsPage: (_parent, { identifier }, context) => cmsPageOf(identifier, context),
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
export async function cmsPageOf(identifier: string, context: GraphqlContext): Promise<CmsPage | null> {
  const { platform, storeView, read, cacheTags, log } = context
  const page = await platform.cmsPage(storeView, identifier, cmsPageRequest(identifier), read)
  if (page) cacheTags.content(page.id)
  else log.debug({ identifier }, MESSAGES.cmsEmpty)
  return page
}

const contentOf = rememberedBy(({ content: html }: CmsPage | CmsBlock) => cleanHtml(html))
