import type { CmsBlock, CmsPage } from '../../domain/content/content.types.ts'
import { pathOf } from '../../domain/urls/shop-path.ts'
import { cmsBlockOf, cmsPageOf } from '../../services/content/cms.ts'
import { cleanHtml } from '../../services/content/html.ts'
import { memoize } from '../../services/memoize.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const content: Resolvers = {
  Query: {
    cmsPage: (_parent, { identifier }, scope) => cmsPageOf(identifier, scope),
    cmsBlock: (_parent, { identifier }, scope) => cmsBlockOf(identifier, scope),
  },
  CmsPage: {
    url: ({ identifier }, _args, { storeView }) => pathOf(storeView.basePath, ['i', identifier]),
    content: (page) => contentOf(page),
  },
  CmsBlock: { content: (block) => contentOf(block) },
}

const contentOf = memoize(({ content: html }: CmsPage | CmsBlock) => cleanHtml(html))
