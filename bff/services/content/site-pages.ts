import type { PageLink } from '#schema/generated/types.ts'
import type { SiteLink } from '../../config/shop.ts'
import { cmsPageTitlesRequest } from '../../domain/search/content-query.ts'
import { joinPath } from '../../domain/urls/shop-path.ts'
import { foundOr } from '../../platform/base/outcome.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** The links of header, menu and footer: the shop's own pages and the CMS pages that exist. One search finds all CMS pages. */
export async function sitePages(scope: RequestScope): Promise<SiteLinks> {
  const { menu, help, about, conditions } = scope.storeView.pages ?? scope.config.shop.pages
  const links = await linksTo([...menu, ...help, ...about, ...(conditions === null ? [] : [conditions])], scope)
  const [toHelp, toAbout, toConditions] = [menu.length, menu.length + help.length, menu.length + help.length + about.length]
  return {
    menu: links.slice(0, toHelp).flat(),
    help: links.slice(toHelp, toAbout).flat(),
    about: links.slice(toAbout, toConditions).flat(),
    conditions: links.slice(toConditions).flat()[0] ?? null,
  }
}

interface SiteLinks extends Readonly<Record<'menu' | 'help' | 'about', readonly PageLink[]>> {
  /** The terms accepted with an order. */
  readonly conditions: PageLink | null
}

/** One link per entry; no link if the platform has no such page. */
export async function linksTo(entries: readonly SiteLink[], scope: RequestScope): Promise<readonly (readonly PageLink[])[]> {
  const { platform, storeView, read, cacheTags } = scope
  const request = cmsPageTitlesRequest(entries.flatMap(identifiersIn))
  return Promise.all(
    entries.map(async (entry) => {
      if (typeof entry !== 'string' && 'url' in entry && isNewsPath(entry.url) && platform.lacking().includes('blog')) return []
      if (typeof entry !== 'string' && 'url' in entry) return [{ title: entry.title, url: storeView.basePath + entry.url }]
      const identifier = typeof entry === 'string' ? entry : entry.page
      const page = await foundOr(platform.cmsPage(storeView, identifier, request, read), null)
      if (!page) return []
      cacheTags.content(page.id)
      const title = typeof entry === 'string' ? page.title : entry.title
      return [{ title, url: joinPath(storeView.basePath, ['i', page.identifier]) }]
    }),
  )
}

const isNewsPath = (url: string): boolean => /^\/latest-news(?:\/|$)/.test(url)

function identifiersIn(entry: SiteLink): readonly string[] {
  if (typeof entry === 'string') return [entry]
  return 'page' in entry ? [entry.page] : []
}
