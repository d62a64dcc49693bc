const WITHOUT_DELIVERY: ReadonlySet<string> = new Set(['virtual', 'downloadable'])

/**
 * Whether no item of a cart needs delivery; an empty cart is not virtual.
 * @param types product types in the cart
 * @source CART-9; platform contract §4.2
 */
export const isVirtualCart = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => WITHOUT_DELIVERY.has(type))
