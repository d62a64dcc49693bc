import { messages as catalog } from './catalog.ts'

/** What the shop says in English. The catalogue's words are on every page; the others are fetched with the code that says them. */
export const en = {
  account: () => import('./account.ts'),
  calculator: () => import('./calculator.ts'),
  cart: () => import('./cart.ts'),
  catalog: async () => ({ messages: catalog }),
  compare: () => import('./compare.ts'),
  'error-pages': () => import('./error-pages.ts'),
  forms: () => import('./forms.ts'),
  home: () => import('./home.ts'),
  listing: () => import('./listing.ts'),
  newsletter: () => import('./newsletter.ts'),
  product: () => import('./product.ts'),
  'product-parts': () => import('./product-parts.ts'),
  'recently-viewed': () => import('./recently-viewed.ts'),
  search: () => import('./search.ts'),
  shell: () => import('./shell.ts'),
  'sku-list': () => import('./sku-list.ts'),
  wishlist: () => import('./wishlist.ts'),
}
