// Written by `npm run codegen` from schema/messages/*.json.
import { messages as catalog } from './catalog.ts'

/** The texts by area. `catalog` is on every page; the others load with the code that shows them. */
export const language = {
  forms: () => import('./forms.ts'),
  checkout: () => import('./checkout.ts'),
  cart: () => import('./cart.ts'),
  account: () => import('./account.ts'),
  calculators: () => import('./calculators.ts'),
  catalog: async () => ({ messages: catalog }),
  content: () => import('./content.ts'),
  cutting: () => import('./cutting.ts'),
  cuttingPlan: () => import('./cuttingPlan.ts'),
  listing: () => import('./listing.ts'),
  lists: () => import('./lists.ts'),
  product: () => import('./product.ts'),
  shell: () => import('./shell.ts'),
}
