import type { Resolvers } from '../generated/resolvers.ts'
import { cart } from './cart/cart.ts'
import { attributes } from './catalog/attributes.ts'
import { calculators } from './catalog/calculators.ts'
import { category } from './catalog/category.ts'
import { cutting } from './catalog/cutting.ts'
import { product } from './catalog/product.ts'
import { productTypes } from './catalog/product-types.ts'
import { products } from './catalog/products.ts'
import { productsBySku } from './catalog/products-by-sku.ts'
import { stock } from './catalog/stock.ts'
import { checkout } from './checkout/checkout.ts'
import { contact } from './contact.ts'
import { content } from './content/content.ts'
import { home } from './content/home.ts'
import { news } from './content/news.ts'
import { reviews } from './content/reviews.ts'
import { sitePages } from './content/site-pages.ts'
import { customer } from './customer.ts'
import { picture } from './picture.ts'
import { route } from './route.ts'
import { store } from './store.ts'

/** All resolvers of the shop, by subject. The server merges them and does not start if a root field has none. */
export const resolvers: readonly Resolvers[] = [
  cart,
  attributes,
  calculators,
  category,
  cutting,
  product,
  productTypes,
  products,
  productsBySku,
  stock,
  checkout,
  contact,
  content,
  home,
  news,
  reviews,
  sitePages,
  customer,
  picture,
  route,
  store,
]
