/** Why a product cannot be put into the cart, said by the browser and by the server. @source TEXT-4 to TEXT-6 */
export const purchaseRefusals = {
  outOfStock: 'The product is out of stock and cannot be added to the cart!',
  priceUnknown: 'Product price is unknown, product cannot be added to the cart!',
  noVariants: 'No available product variants',
}

/** The texts that every language must have. */
export type PurchaseRefusals = Readonly<Record<keyof typeof purchaseRefusals, string>>
