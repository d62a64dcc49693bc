import type { ItemList } from 'schema-dts'
import type { ListingViewFragment } from '#schema/generated/operations.ts'

/** The products of a page in their order. @source https://schema.org/ItemList */
export function itemList({ items, pageInfo, total }: ListingViewFragment, origin: string): ItemList {
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
