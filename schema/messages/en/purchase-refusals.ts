/** Reasons why a product cannot be added to the cart, for browser and server. @source TEXT-4 to TEXT-6 */
export const purchaseRefusals = {
  outOfStock: 'The product is out of stock and cannot be added to the cart!',
  priceUnknown: 'Product price is unknown, product cannot be added to the cart!',
  noVariants: 'No available product variants',
}

export type PurchaseRefusals = Readonly<Record<keyof typeof purchaseRefusals, string>>
