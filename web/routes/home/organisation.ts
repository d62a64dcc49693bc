import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { ShopInfo } from '#schema/page.types.ts'

/** The shop itself, with its search, as search engines read it. @source https://schema.org/Organization */
export function organisation({ name, origin, phone, texts }: ShopInfo): readonly [Organization, WebSite] {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return [
    { '@type': 'Organization', name, description: texts.description, url: `${origin}/`, ...(phone && { telephone: phone }) },
    { '@type': 'WebSite', name, url: `${origin}/`, potentialAction: search },
  ]
}
