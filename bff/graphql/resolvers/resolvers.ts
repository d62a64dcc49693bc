import type { Resolvers } from '../generated/resolvers.ts'
import { category } from './category.ts'
import { content } from './content.ts'
import { home } from './home.ts'
import { product } from './product.ts'
import { productTypes } from './product-types.ts'
import { products } from './products.ts'
import { productsBySku } from './products-by-sku.ts'
import { reviews } from './reviews.ts'
import { route } from './route.ts'
import { sitePages } from './site-pages.ts'
import { stock } from './stock.ts'
import { store } from './store.ts'

/** Every resolver of the shop, by domain. */
export const resolvers: Resolvers = {
  ...products,
  ...product,
  ...productTypes,
  ...category,
  ...route,
  ...home,
  ...reviews,
  ...content,
  Query: {
    ...store.Query,
    ...products.Query,
    ...productsBySku.Query,
    ...category.Query,
    ...route.Query,
    ...home.Query,
    ...reviews.Query,
    ...stock.Query,
    ...content.Query,
    ...sitePages.Query,
  },
}
