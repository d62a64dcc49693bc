import { cmsBlockOf, cmsPageOf, cmsPageUrl, contentOf, pagePictureOf } from '../../../services/content/cms.ts'
import { placedBlocks } from '../../../services/content/placed-blocks.ts'
import { cmsSectionOf } from '../../../services/content/section.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

const PLACES = { HOME: 'home', CART: 'cart', CHECKOUT: 'checkout', FOOTER: 'footer' } as const

export const content: Resolvers = {
  Query: {
    cmsPage: (_parent, { identifier }, scope) => cmsPageOf(identifier, scope),
    cmsBlock: (_parent, { identifier }, scope) => cmsBlockOf(identifier, scope),
    placedBlocks: (_parent, { place }, scope) => placedBlocks(PLACES[place], scope),
  },
  CmsPage: {
    url: ({ identifier }, _args, scope) => cmsPageUrl(identifier, scope),
    content: (page) => contentOf(page),
    leadPicture: (page) => pagePictureOf(page),
    section: ({ identifier }, _args, scope) => cmsSectionOf(identifier, scope),
  },
  CmsBlock: { content: (block) => contentOf(block) },
}
