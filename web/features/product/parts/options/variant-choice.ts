import { pageParameter } from '#schema/rules/page-parameters.ts'
import { exactVariant } from '#schema/rules/variant-selection.ts'
import type { ConfigurableView, OptionView, VariantView } from '../../product.types.ts'

/** Chosen value ids by attribute code. */
export type Choice = Readonly<Record<string, string>>

type Choosable = Pick<ConfigurableView, 'options' | 'variants'>

/** Why a value cannot be had: the choice that rules it out. */
export interface Obstacle {
  readonly option: string
  readonly value: string
}

/** The choice that leads to a variant; an empty one to none. */
export function choiceOf(variant: VariantView | null): Choice {
  return Object.fromEntries((variant?.selection ?? []).map(({ attributeCode, valueId }) => [attributeCode, valueId]))
}

interface Address {
  readonly pathname: string
  readonly search: string
}

/** The variant an address names: by `?childSku=…`, or by its last segment. Null when it names none. */
export function namedVariant(variants: readonly VariantView[], { pathname, search }: Address): VariantView | null {
  const asked = askedSku(search)
  const segment = asked === null ? pathname.split('/').findLast(Boolean) : encodeURIComponent(asked)
  return variants.find(({ sku }) => encodeURIComponent(sku) === segment) ?? null
}

/**
 * Whether an address asks for a variant that there is not, or not any more.
 * @param childSku what the route's path asks for
 * @source VAR-11, TEXT-7
 */
export function namesNoVariant(variants: readonly VariantView[], address: Address, childSku: string | undefined): boolean {
  const asked = askedSku(address.search) ?? childSku
  return asked !== undefined && namedVariant(variants, address) === null
}

const askedSku = (search: string): string | null => pageParameter(new URLSearchParams(search), 'childSku')

/**
 * The choice after one more value was chosen. What the new value rules out is let go; what is left with a single
 * possibility is chosen as well.
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

/** The variant of a complete choice; null while something is open or when there is no such one. */
export function variantOf({ options, variants }: Choosable, choice: Choice): VariantView | null {
  if (options.some(({ attributeCode }) => choice[attributeCode] === undefined)) return null
  return exactVariant(variants.map(asSelectable), choice)?.variant ?? null
}

/** Options nothing was chosen for. */
export function openOptions({ options }: Choosable, choice: Choice): readonly OptionView[] {
  return options.filter(({ attributeCode }) => choice[attributeCode] === undefined)
}

/**
 * What rules a value out, given the choices made in the options above it; null when it can be had.
 * Options below do not count, so that no choice ever locks the shopper in.
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

/** Whether everything that could come of a value, with the other choices kept, is out of stock. */
export function isSoldOut({ variants }: Choosable, choice: Choice, attributeCode: string, valueId: string): boolean {
  const possible = variants.filter((variant) => fits(variant, { ...choice, [attributeCode]: valueId }))
  return possible.length > 0 && possible.every(({ stock }) => stock?.status === 'OUT_OF_STOCK')
}

function fits(variant: VariantView, choice: Choice): boolean {
  return exactVariant([asSelectable(variant)], choice) !== null
}

/** A variant as the shared rule knows it. */
function asSelectable(variant: VariantView) {
  return { variant, sku: variant.sku, values: choiceOf(variant), priceGross: variant.price.final.gross.amount }
}
