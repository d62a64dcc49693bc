import { cleanContent, cmsPageUrl, findCmsBlock, findCmsPage, pagePicture } from '../../../services/content/cms.ts'
import { placedBlocks } from '../../../services/content/placed-blocks.ts'
import { findCmsSection } from '../../../services/content/section.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

const PLACES = { HOME: 'home', CART: 'cart', CHECKOUT: 'checkout', FOOTER: 'footer' } as const

export const content: Resolvers = {
  Query: {
    cmsPage: (_parent, { identifier }, scope) => findCmsPage(identifier, scope),
    cmsBlock: (_parent, { identifier }, scope) => findCmsBlock(identifier, scope),
    placedBlocks: (_parent, { place }, scope) => placedBlocks(PLACES[place], scope),
  },
  CmsPage: {
    url: ({ identifier }, _args, scope) => cmsPageUrl(identifier, scope),
    content: (page) => cleanContent(page),
    leadPicture: (page) => pagePicture(page),
    section: ({ identifier }, _args, scope) => findCmsSection(identifier, scope),
  },
  CmsBlock: { content: (block) => cleanContent(block) },
}
