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
}

/** The choice of a variant; empty without a variant. */
export function choiceOf(variant: VariantView | null): Choice {
  return Object.fromEntries((variant?.selection ?? []).map(({ attributeCode, valueId }) => [attributeCode, valueId]))
}

interface Address {
  readonly pathname: string
  readonly search: string
}

/** The variant in a URL: by `?childSku=…`, or by its last segment. Null if there is none. */
export function namedVariant(variants: readonly VariantView[], { pathname, search }: Address): VariantView | null {
  const asked = askedSku(search)
  const segment = asked === null ? pathname.split('/').findLast(Boolean) : encodeURIComponent(asked)
  return variants.find(({ sku }) => encodeURIComponent(sku) === segment) ?? null
}

/**
 * Whether a URL names a variant that does not exist or no longer exists.
 * @param childSku the variant in the route's path
 * @source VAR-11, TEXT-7
 */
export function namesNoVariant(variants: readonly VariantView[], address: Address, childSku: string | undefined): boolean {
  const asked = askedSku(address.search) ?? childSku
  return asked !== undefined && namedVariant(variants, address) === null
}

const askedSku = (search: string): string | null => pageParameter(new URLSearchParams(search), 'childSku')

/**
 * The choice after a value is chosen. Drops choices the new value rules out, and chooses options that have a single possible value
 * left.
 */
export function withValue({ options, variants }: Choosable, choice: Choice, attributeCode: string, valueId: string): Choice {
  let kept: Choice = { [attributeCode]: valueId }
  for (const { attributeCode: code } of options) {
    const value = choice[code]
    if (code === attributeCode || value === undefined) continue
    const widened = { ...kept, [code]: value }
    if (variants.some((variant) => fits(variant, widened))) kept = widened
  }
  const left = variants.filter((variant) => fits(variant, kept))
  return left.length === 1 && left[0] ? choiceOf(left[0]) : kept
}

/** The variant of a complete choice; null while an option is open or if the combination does not exist. */
export function variantOf({ options, variants }: Choosable, choice: Choice): VariantView | null {
  if (options.some(({ attributeCode }) => choice[attributeCode] === undefined)) return null
  return exactVariant(variants.map(asSelectable), choice)?.variant ?? null
}

/** Options without a chosen value. */
export function openOptions({ options }: Choosable, choice: Choice): readonly OptionView[] {
  return options.filter(({ attributeCode }) => choice[attributeCode] === undefined)
}

/**
 * The choice in an option above that rules a value out; null if the value is available. Options below are ignored, so that every value
 * can be reached.
 */
export function obstacleTo(
  { options, variants }: Choosable,
  choice: Choice,
  option: OptionView,
  valueId: string,
): Obstacle | null {
  let asked: Choice = { [option.attributeCode]: valueId }
  for (const above of options) {
    if (above.attributeCode === option.attributeCode) return null
    const chosen = choice[above.attributeCode]
    if (chosen === undefined) continue
    asked = { ...asked, [above.attributeCode]: chosen }
    if (variants.some((variant) => fits(variant, asked))) continue
    return { option: above.label, value: above.values.find(({ id }) => id === chosen)?.label ?? chosen }
  }
  return null
}

/** Whether all variants with a value and the other choices are out of stock. */
export function isSoldOut({ variants }: Choosable, choice: Choice, attributeCode: string, valueId: string): boolean {
  const possible = variants.filter((variant) => fits(variant, { ...choice, [attributeCode]: valueId }))
  return possible.length > 0 && possible.every(({ stock }) => stock?.status === 'OUT_OF_STOCK')
}

function fits(variant: VariantView, choice: Choice): boolean {
  return exactVariant([asSelectable(variant)], choice) !== null
}

/** Converts a variant for the shared rule. */
function asSelectable(variant: VariantView) {
  return { variant, sku: variant.sku, values: choiceOf(variant), priceGross: variant.price.final.gross.amount }
}
