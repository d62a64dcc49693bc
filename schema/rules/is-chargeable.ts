/** A price with VAT; `gross` may be in any unit. */
interface ShownPrice {
  readonly gross: number
  readonly isUnknown: boolean
}

/**
 * Whether a product can be sold at a price: it is known, not negative, and 0 only if the shop gives products away.
 * @source CART-17, PRICE-8, PRICE-9
 */
export const isChargeable = (
  { gross, isUnknown }: ShownPrice,
  { allowsZeroPrice }: { readonly allowsZeroPrice: boolean },
): boolean => !isUnknown && (gross > 0 || (gross === 0 && allowsZeroPrice))
