import type { ProductSort } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const sorts: Record<ProductSort, string> = {
  RECOMMENDED: 'Recommended',
  LATEST: 'Latest',
  PRICE_ASC: 'Price: low to high',
  PRICE_DESC: 'Price: high to low',
  UNIT_PRICE_ASC: 'Price per unit',
}

const page = ({ counted, figure }: Format) => ({
  results: (total: number, isExact: boolean) => `${isExact ? '' : 'More than '}${counted(total, 'product', 'products')}`,
  looseResults: (full: number, similar: number) =>
    full === 0
      ? `No exact match. ${counted(similar, 'similar product', 'similar products')}`
      : `${counted(full, 'product', 'products')}, ${figure(similar)} similar`,
  similar: 'Similar products',
  subcategories: (category: string) => `More in ${category}`,
  filters: 'Filters',
  skip: 'Skip to products',
  products: 'Products',
  openFilters: (count: number) => (count > 0 ? `Filters (${figure(count)})` : 'Filters'),
  showResults: (total: number) => `Show ${counted(total, 'product', 'products')}`,
  apply: 'Apply filters',
  close: 'Close',
  chosen: 'Chosen filters',
  remove: (attribute: string, value: string) => `Remove ${attribute}: ${value}`,
  removeFlag: (label: string) => `Remove ${label}`,
  clear: 'Clear all',
  any: 'Any',
  more: (count: number) => `${figure(count)} more`,
  count: (count: number) => `(${figure(count)})`,
  sort: 'Sort by',
  sortBy: (sort: ProductSort) => sorts[sort],
  relevance: 'Best match',
  applySort: 'Sort',
  quantityOf: (name: string) => `Quantity of ${name}`,
  layout: { label: 'Show products as', grid: 'Grid', rows: 'List' },
  loadMore: 'Load more',
  loading: 'Loading more products',
  failed: 'We can’t load more products right now. Please try again.',
  earlier: 'Earlier products',
  progress: (shown: number, total: number) => `${figure(shown)} of ${figure(total)}`,
  shown: (from: number, to: number, total: number) => `Showing ${figure(from)}–${figure(to)} of ${figure(total)}.`,
  range: (from: number, to: number, total: number) => `${figure(from)}–${figure(to)} of ${figure(total)}`,
  empty: 'No products synchronized for this category. Please come back while online!',
  emptyFiltered: 'No products match all of these filters. Remove a filter to see more.',
  pastEnd: 'There are no more products on this page.',
  toStart: 'Go to the first page',
  toHome: 'Go to Home',
  reload: 'Try again',
  ok: 'OK',
})

const search = ({ figure }: Format) => ({
  title: (term: string) => `Results for “${term}”`,
  emptyTitle: 'Search',
  label: 'What are you looking for?',
  submit: 'Search',
  tooShort: (least: number) => `Searched term should consist of at least ${figure(least)} characters`,
  categories: 'Matching categories',
  pages: 'Help and services',
  nothing: (term: string) => `Nothing found for “${term}”`,
  ask: 'We may still be able to get it for you. Ring us:',
  didYouMean: 'Did you mean',
  nearest: 'Try these departments',
})

export const messages = (format: Format) => ({
  ...page(format),
  search: search(format),
})
