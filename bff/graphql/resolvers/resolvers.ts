import type { Resolvers } from '../generated/resolvers.ts'
import { cart } from './cart/cart.ts'
import { attributes } from './catalog/attributes.ts'
import { category } from './catalog/category.ts'
import { cutting } from './catalog/cutting.ts'
import { product } from './catalog/product.ts'
import { productTypes } from './catalog/product-types.ts'
import { products } from './catalog/products.ts'
import { productsBySku } from './catalog/products-by-sku.ts'
import { stock } from './catalog/stock.ts'
import { checkout } from './checkout/checkout.ts'
import { contact } from './contact/contact.ts'
import { content } from './content/content.ts'
import { home } from './content/home.ts'
import { news } from './content/news.ts'
import { reviews } from './content/reviews.ts'
import { sitePages } from './content/site-pages.ts'
import { customer } from './customer/customer.ts'
import { picture } from './picture.ts'
import { route } from './route.ts'
import { store } from './store.ts'

/** Every resolver of the shop, by domain. */
export const resolvers: Resolvers = {
  ...picture,
  ...attributes,
  ...products,
  ...productsBySku,
  ...product,
  ...productTypes,
  ...category,
  ...route,
  ...home,
  ...reviews,
  ...news,
  ...content,
  ...customer,
  Query: {
    ...store.Query,
    ...products.Query,
    ...productsBySku.Query,
    ...cutting.Query,
    ...category.Query,
    ...route.Query,
    ...home.Query,
    ...reviews.Query,
    ...news.Query,
    ...stock.Query,
    ...attributes.Query,
    ...content.Query,
    ...sitePages.Query,
    ...customer.Query,
    ...cart.Query,
  },
  Mutation: { ...customer.Mutation, ...cart.Mutation, ...checkout.Mutation, ...contact.Mutation },
}
