import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { ListingViewFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'

export interface Crumb {
  readonly name: string
  /** Path in this shop. */
  readonly url: string
}

/** @source https://schema.org/BreadcrumbList */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  }
}

/** @source https://schema.org/ItemList */
export function itemList(
  { items, pageInfo, total }: Pick<ListingViewFragment, 'items' | 'pageInfo' | 'total'>,
  origin: string,
): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ url, name }, index) => ({
      '@type': 'ListItem',
      position: pageInfo.offset + index + 1,
      name,
      url: new URL(url, origin).href,
    })),
  }
}

/** The shop and its search. @source https://schema.org/Organization */
export function organisation({ name, origin, basePath, phone, texts }: ShopInfo): readonly [Organization, WebSite] {
  const home = `${origin}${basePath}/`
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return [
    { '@type': 'Organization', name, description: texts.description, url: home, ...(phone && { telephone: phone }) },
    { '@type': 'WebSite', name, url: home, potentialAction: search },
  ]
}

/** Serialises data for a `<script>` of a data type. Escapes '<', so that no text can close the element or open a comment. */
export const toInertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The text of a `<script type="application/ld+json">`. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return toInertJson(graph)
}
