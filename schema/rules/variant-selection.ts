interface PricedVariant {
  /** In minor units. */
  readonly priceGross: number
}

interface SelectableVariant extends PricedVariant {
  /** Option value id by attribute code. */
  readonly values: Readonly<Record<string, string>>
}

/** The variant with the lowest price, the first of equals; null if there is none. @source VAR-3; platform contract §6.1, §6.3 */
export const cheapestVariant = <Variant extends PricedVariant>(variants: readonly Variant[]): Variant | null =>
  variants.reduce<Variant | null>((best, variant) => (best && best.priceGross <= variant.priceGross ? best : variant), null)

/**
 * The cheapest variant with every chosen value; null if there is none: 'No such configuration for the product.'
 * @param choice value ids by attribute code; a price is ignored
 * @source VAR-2, VAR-3, VAR-11, TEXT-7; platform contract §6.3, §11.50
 */
export function exactVariant<Variant extends SelectableVariant>(
  variants: readonly Variant[],
  choice: Readonly<Record<string, string>>,
): Variant | null {
  const chosen = Object.entries(choice).filter(([code]) => code !== 'price')
  return cheapestVariant(variants.filter(({ values }) => chosen.every(([code, value]) => values[code] === value)))
}
