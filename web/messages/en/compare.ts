import type { ComparedProductFragment } from '#schema/generated/operations.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Single item',
  ConfigurableProduct: 'Made in several versions',
  GroupedProduct: 'Group of products',
  BundleProduct: 'Set to put together',
  VirtualProduct: 'Service',
  DownloadableProduct: 'Download',
}

/** The words of the comparison. @source SCREEN-6 */
export const messages = () => ({
  title: 'Compare Products',
  description: 'Products side by side: measures, materials, price and stock.',
  needsScripts:
    'Comparing needs JavaScript, because what you compare is kept on your device alone. Please switch it on and come back.',
  waiting: 'Fetching what you compare…',
  emptyTitle: 'Nothing to compare yet',
  emptyText:
    'Tick “Compare” on the products you cannot decide between. They will stand here side by side, also without a network.',
  home: 'Browse the categories',
  search: 'Search the shop',
  onlyDifferences: 'Only differences',
  table: 'Products side by side',
  property: 'Property',
  facts: { price: 'Price', unitPrice: 'Price per unit', stock: 'Stock', type: 'Kind' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: 'not stated',
  alike: 'These products are alike in everything we list.',
  another: 'Add another product to see what tells them apart.',
})
