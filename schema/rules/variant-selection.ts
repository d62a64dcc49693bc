export interface SelectableVariant {
  readonly sku: string
  /** Option value id by attribute code. */
  readonly values: Readonly<Record<string, string>>
  /** The price in minor units; null if unknown. */
  readonly priceGross: number | null
  /** 2 and above is disabled. */
  readonly status?: number
  /** null if unknown. */
  readonly isInStock?: boolean | null
}

/** Selected value ids by attribute code; null and missing mean not selected. */
export type VariantChoice = Readonly<Record<string, string | readonly string[] | null | undefined>>

export interface VariantOptions {
  /** A requested sku takes precedence over the selection. */
  readonly sku?: string | null
  /** False excludes variants known to be out of stock. */
  readonly listOutOfStock?: boolean
}

/**
 * The variant that matches a selection best: the most values in common, then the lowest price. An incomplete selection has a best match
 * too; `exactVariant` tells whether a complete one exists.
 * @source VAR-2, VAR-3; platform contract §6.3
 */
export function findVariant<Variant extends SelectableVariant>(
  variants: readonly Variant[],
  choice: VariantChoice,
  { sku, listOutOfStock = true }: VariantOptions = {},
): Variant | null {
  const candidates = variants.filter((variant) => canBeChosen(variant, listOutOfStock))
  const named = sku ? candidates.find((variant) => variant.sku === sku) : undefined
  if (named) return named
  return candidates.reduce<Variant | null>((best, variant) => (best && !isBetter(variant, best, choice) ? best : variant), null)
}

/**
 * The variant with every selected value; null if there is none: 'No such configuration for the product.'
 * @source VAR-11, TEXT-7; platform contract §6.3, §11.50
 */
export function exactVariant<Variant extends SelectableVariant>(
  variants: readonly Variant[],
  choice: VariantChoice,
): Variant | null {
  const level = chosenCodes(choice).length
  return findVariant(
    variants.filter((variant) => matchLevel(variant, choice) === level),
    choice,
  )
}

/** The number of selected values that a variant has; `price` is ignored. */
export function matchLevel(variant: SelectableVariant, choice: VariantChoice): number {
  return chosenCodes(choice).filter((code) => has(variant, code, choice)).length
}

const canBeChosen = ({ status = 1, isInStock }: SelectableVariant, listOutOfStock: boolean) =>
  status < 2 && (listOutOfStock || isInStock !== false)

const chosenCodes = (choice: VariantChoice): readonly string[] =>
  Object.keys(choice).filter((code) => code !== 'price' && choice[code] !== null && choice[code] !== undefined)

function has({ values }: SelectableVariant, code: string, choice: VariantChoice): boolean {
  const wanted = choice[code]
  const value = values[code]
  return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
}

/** A variant with an unknown price comes after one with a price. */
function isBetter(variant: SelectableVariant, best: SelectableVariant, choice: VariantChoice): boolean {
  const difference = matchLevel(variant, choice) - matchLevel(best, choice)
  if (difference !== 0) return difference > 0
  return (variant.priceGross ?? Number.POSITIVE_INFINITY) < (best.priceGross ?? Number.POSITIVE_INFINITY)
}
