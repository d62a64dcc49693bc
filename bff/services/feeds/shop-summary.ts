import type { LlmsFile, LlmsLink } from '../../domain/feeds/llms-txt.ts'
import { loadMenu, urlOfCategory } from '../catalog/categories.ts'
import { sitePages } from '../content/site-pages.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Describes a store view and links its parts, for language models. @param origin 'https://shop.example' @source SHARE-3 */
export async function shopSummary(origin: string, scope: RequestScope): Promise<LlmsFile> {
  const { storeView, config, messages } = scope
  const words = messages.machines
  const { name, phone } = config.shop
  const texts = storeView.texts ?? config.shop.texts
  const [departments, { help, about }] = await Promise.all([loadMenu(scope), sitePages(scope)])
  const absolute = (path: string) => new URL(path, origin).href
  const inView = (path: string) => absolute(storeView.basePath + path)
  const toLinks = (pages: readonly { readonly title: string; readonly url: string }[]) =>
    pages.map(({ title, url }): LlmsLink => ({ title, url: absolute(url) }))
  return {
    name,
    summary: `${texts.title}. ${texts.description}`,
    details: [
      texts.promise,
      texts.hours && words.hours(texts.hours),
      phone && words.telephone(phone),
      texts.returns,
      words.prices(storeView.currency),
    ].filter((text): text is string => Boolean(text)),
    sections: [
      {
        title: words.departments,
        links: departments.map((category) => ({ title: category.name, url: absolute(urlOfCategory(category, scope)) })),
      },
      {
        title: words.delivery,
        links: texts.delivery
          ? [{ title: texts.delivery.title, url: inView(texts.delivery.url), note: texts.delivery.text }]
          : [],
      },
      { title: words.pages, links: uniqueLinks([...toLinks(help), ...toLinks(about)]) },
      {
        title: words.files,
        links: [
          { title: words.sitemap, url: inView('/sitemap.xml') },
          { title: words.products, url: inView('/feeds/google.xml') },
        ],
      },
    ],
  }
}

const uniqueLinks = (links: readonly LlmsLink[]) => [...new Map(links.map((link) => [link.url, link])).values()]
