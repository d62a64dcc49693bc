import type { PageLink } from '#schema/generated/types.ts'
import { cmsPageTitlesRequest } from '../../domain/search/content-query.ts'
import { pathOf } from '../../domain/urls/shop-path.ts'
import { PlatformRefused } from '../../platform/errors.ts'
import type { GraphqlContext } from '../../services/request-scope.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const sitePages: Resolvers = {
  Query: {
    sitePages: async (_parent, _args, context) => {
      const { help, about } = context.config.shop.pages
      const links = await linksTo([...help, ...about], context)
      return { help: links.slice(0, help.length).flat(), about: links.slice(help.length).flat() }
    },
  },
}

/** For each identifier a link, or nothing: one question for all of them. */
async function linksTo(identifiers: readonly string[], context: GraphqlContext): Promise<readonly (readonly PageLink[])[]> {
  const { platform, storeView, read, cacheTags, log } = context
  const request = cmsPageTitlesRequest(identifiers)
  try {
    const pages = await Promise.all(identifiers.map((identifier) => platform.cmsPage(storeView, identifier, request, read)))
    for (const page of pages) if (page) cacheTags.content(page.id)
    return pages.map((page) => (page ? [{ title: page.title, url: pathOf(storeView.basePath, ['i', page.identifier]) }] : []))
  } catch (error) {
    if (!(error instanceof PlatformRefused)) throw error
    log.debug({ identifiers, err: error }, 'the platform has no pages of text')
    return identifiers.map(() => [])
  }
}
