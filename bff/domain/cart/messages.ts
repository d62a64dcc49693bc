/**
 * What the cart says of what it refuses.
 * @source TEXT-4, TEXT-7, TEXT-15, TEXT-17, TEXT-24
 */
export const CART_MESSAGES = {
  outOfStock: 'The product is out of stock and cannot be added to the cart!',
  only: (quantity: number) => `Only ${quantity} products of this type are available`,
  notFound: 'This product is no longer in the shop.',
  notConfigured: 'Please choose the options of this product first.',
  quantityTooSmall: 'Quantity must be positive integer',
  quantityTooLarge: (most: number) => `Quantity must be below ${most + 1}`,
  tooManyLines: (most: number) => `The basket can have ${most} different products at most.`,
  device: 'The name of the device cannot be read.',
  refused: 'The shop could not change this line of the basket.',
  coupon: "You've entered an incorrect coupon code",
  couponRefused: 'The coupon could not be changed.',
  shippingRefused: 'The basket cannot be delivered like this.',
  unavailable: 'The basket could not be saved just now.',
  segments: { subtotal_incl_tax: 'Subtotal incl. tax', payment: 'Payment', shipping: 'Shipping', grand_total: 'Grand total' },
} as const
