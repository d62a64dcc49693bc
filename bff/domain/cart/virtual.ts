const WITHOUT_DELIVERY: ReadonlySet<string> = new Set(['virtual', 'downloadable'])

/**
 * Whether nothing in a cart has to be delivered; an empty one is not virtual.
 * @param types of the products in it
 * @source CART-9; platform contract §4.2
 */
export const isVirtualCart = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => WITHOUT_DELIVERY.has(type))
