import { createContext, useContext } from 'react'
import { productParts } from './en/product-parts.ts'

/** What every language has to say in parts of a product's page, in the shape of the English texts. */
export type ProductPartMessages = typeof productParts

export const ProductPartMessagesContext = createContext<ProductPartMessages>(productParts)

/** The sentences of parts that not every product needs; they travel with those. */
export function useProductPartMessages(): ProductPartMessages {
  return useContext(ProductPartMessagesContext)
}
