import type { PageLink } from '#schema/generated/types.ts'
import { cmsPageTitlesRequest } from '../../domain/search/content-query.ts'
import { pathOf } from '../../domain/urls/shop-path.ts'
import { foundOr } from '../../platform/outcome.ts'
import type { RequestScope } from '../request-scope.ts'

/** The pages that header and footer link to, as far as the platform has them: one search for all of them. */
export async function sitePages(
  scope: RequestScope,
): Promise<{ readonly help: readonly PageLink[]; readonly about: readonly PageLink[] }> {
  const { help, about } = scope.config.shop.pages
  const links = await linksTo([...help, ...about], scope)
  return { help: links.slice(0, help.length).flat(), about: links.slice(help.length).flat() }
}

/** For each identifier a link, or nothing. */
async function linksTo(identifiers: readonly string[], scope: RequestScope): Promise<readonly (readonly PageLink[])[]> {
  const { platform, storeView, read, cacheTags } = scope
  const request = cmsPageTitlesRequest(identifiers)
  const pageOf = (identifier: string) => platform.cmsPage(storeView, identifier, request, read)
  const pages = await Promise.all(identifiers.map((identifier) => foundOr(pageOf(identifier), null)))
  for (const page of pages) if (page) cacheTags.content(page.id)
  return pages.map((page) => (page ? [{ title: page.title, url: pathOf(storeView.basePath, ['i', page.identifier]) }] : []))
}
