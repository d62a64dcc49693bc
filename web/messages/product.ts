import { createContext, useContext } from 'react'
import { product, reviews } from './en/product.ts'

const english = { ...product, reviews }

/** What every language has to say of a product, in the shape of the English texts. */
export type ProductMessages = typeof english

export const ProductMessagesContext = createContext<ProductMessages>(english)

/** The sentences of a product's page; they travel with it. */
export function useProductMessages(): ProductMessages {
  return useContext(ProductMessagesContext)
}
