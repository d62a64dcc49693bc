import { messages as catalog } from './catalog.ts'

/** German texts by area. `catalog` is on every page; the others load with the code that shows them. */
export const de = {
  account: () => import('./account.ts'),
  calculators: () => import('./calculators.ts'),
  cart: () => import('./cart.ts'),
  catalog: async () => ({ messages: catalog }),
  checkout: () => import('./checkout.ts'),
  content: () => import('./content.ts'),
  cutting: () => import('./cutting.ts'),
  forms: () => import('./forms.ts'),
  listing: () => import('./listing.ts'),
  lists: () => import('./lists.ts'),
  product: () => import('./product.ts'),
  shell: () => import('./shell.ts'),
}
