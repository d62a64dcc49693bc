import type { Thing } from '../../components/structured-data.ts'
import type { ShopInfo } from '../../page.types.ts'

/** The shop itself, with its search, as search engines read it. @source https://schema.org/Organization */
export function organisation({ name, origin, phone }: ShopInfo): readonly Thing[] {
  return [
    { '@type': 'Organization', name, url: `${origin}/`, ...(phone && { telephone: phone }) },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
