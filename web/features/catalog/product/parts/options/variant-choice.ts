import { pageParameter } from '#schema/rules/page-parameters.ts'
import { exactVariant } from '#schema/rules/variant-selection.ts'
import type { ConfigurableView, OptionView, VariantView } from '../../product.types.ts'

/** Chosen value ids by attribute code. */
export type Choice = Readonly<Record<string, string>>

type Choosable = Pick<ConfigurableView, 'options' | 'variants'>

/** The choice that rules a value out. */
export interface Obstacle {
  readonly option: string
  readonly value: string
  /** A variant with both values exists, but is out of stock. */
  readonly isSoldOut: boolean
}

/** Empty without a variant. */
export function toChoice(variant: Pick<VariantView, 'selection'> | null): Choice {
  return Object.fromEntries((variant?.selection ?? []).map(({ attributeCode, valueId }) => [attributeCode, valueId]))
}

/** The chosen options as shown to shoppers: 'Length' '2.4 m'. */
export const chosenLabels = ({ options }: Pick<ConfigurableView, 'options'>, choice: Choice) =>
  options.flatMap(({ attributeCode, label, values }) => {
    const value = values.find(({ id }) => id === choice[attributeCode])
    return value ? [{ label, value: value.label }] : []
  })

type PageUrl = Pick<URL, 'pathname' | 'search'>

/** The variant in a URL: by `?childSku=…`, or by its last segment. Null if there is none. */
export function findUrlVariant(variants: readonly VariantView[], { pathname, search }: PageUrl): VariantView | null {
  const sku = querySku(search)
  const segment = sku === null ? pathname.split('/').findLast(Boolean) : encodeURIComponent(sku)
  return variants.find(({ sku }) => encodeURIComponent(sku) === segment) ?? null
}

/**
 * Whether a URL names a variant that does not exist or no longer exists.
 * @param childSku the variant in the route's path
 * @source VAR-11, TEXT-7
 */
export function hasUnknownVariant(variants: readonly VariantView[], url: PageUrl, childSku: string | undefined): boolean {
  const sku = querySku(url.search) ?? childSku
  return sku !== undefined && findUrlVariant(variants, url) === null
}

const querySku = (search: string): string | null => pageParameter(new URLSearchParams(search), 'childSku')

/** Adds a value to a choice. Drops values it rules out, and chooses the others if a single variant is left. */
export function chooseValue({ options, variants }: Choosable, choice: Choice, attributeCode: string, valueId: string): Choice {
  let kept: Choice = { [attributeCode]: valueId }
  for (const { attributeCode: code } of options) {
    const value = choice[code]
    if (code === attributeCode || value === undefined) continue
    const widened = { ...kept, [code]: value }
    if (variants.some((variant) => matchesChoice(variant, widened))) kept = widened
  }
  const left = variants.filter((variant) => matchesChoice(variant, kept))
  return left.length === 1 && left[0] ? toChoice(left[0]) : kept
}

/** The variant of a complete choice; null while an option is open or if the combination does not exist. */
export function findVariant({ options, variants }: Choosable, choice: Choice): VariantView | null {
  if (options.some(({ attributeCode }) => choice[attributeCode] === undefined)) return null
  return exactVariant(variants.map(toSelectable), choice)?.variant ?? null
}

export function unchosenOptions({ options }: Choosable, choice: Choice): readonly OptionView[] {
  return options.filter(({ attributeCode }) => choice[attributeCode] === undefined)
}

/**
 * The choice in an option above that rules a value out: no variant has both, or all variants with both are out of stock. Null if the value
 * is available. Options below are ignored, so that every value can be reached.
 * @source VAR-11, VAR-14
 */
export function findObstacle(
  { options, variants, soldOut }: Choosable & Pick<ConfigurableView, 'soldOut'>,
  choice: Choice,
  option: OptionView,
  valueId: string,
): Obstacle | null {
  let partial: Choice = { [option.attributeCode]: valueId }
  for (const above of options) {
    if (above.attributeCode === option.attributeCode) return null
    const chosen = choice[above.attributeCode]
    if (chosen === undefined) continue
    partial = { ...partial, [above.attributeCode]: chosen }
    if (variants.some((variant) => matchesChoice(variant, partial))) continue
    const isSoldOut = soldOut.some((variant) => Object.entries(partial).every(([code, id]) => toChoice(variant)[code] === id))
    return { option: above.label, value: above.values.find(({ id }) => id === chosen)?.label ?? chosen, isSoldOut }
  }
  return null
}

/**
 * Whether a variant has the value, whatever else is chosen. The server leaves out variants that are out of stock.
 * @source STOCK-5, VAR-14
 */
export const isOffered = ({ variants }: Pick<Choosable, 'variants'>, attributeCode: string, valueId: string): boolean =>
  variants.some((variant) => matchesChoice(variant, { [attributeCode]: valueId }))

/** Whether all variants with a value and the other choices are out of stock. */
export function isSoldOut({ variants }: Choosable, choice: Choice, attributeCode: string, valueId: string): boolean {
  const possible = variants.filter((variant) => matchesChoice(variant, { ...choice, [attributeCode]: valueId }))
  return possible.length > 0 && possible.every(({ stock }) => stock?.status === 'OUT_OF_STOCK')
}

function matchesChoice(variant: VariantView, choice: Choice): boolean {
  return exactVariant([toSelectable(variant)], choice) !== null
}

/** Converts a variant for the shared rule. */
function toSelectable(variant: VariantView) {
  return { variant, values: toChoice(variant), priceGross: variant.price.final.gross.amount }
}
