import { naturalOrder } from '#schema/rules/natural-order.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { attributeLabel, type LabelledValue, labelledValues } from './attribute-labels.ts'
import type { AttributesByCode, AttributeValue, CatalogAttribute, CatalogProduct } from './catalog.types.ts'

export interface ProductFact {
  readonly code: string
  readonly label: string
  readonly value: string
  readonly values: readonly LabelledValue[]
  readonly isComparable: boolean
}

type WithAttributes = Pick<CatalogProduct, 'attributes'>
type TypedProduct = Pick<CatalogProduct, 'attributes' | 'type'>

const NAMED_VALUES = 3

/**
 * The specification table: user-defined attributes that are visible and that the product has, and the weight of a simple product.
 * @param locale BCP 47 tag for number formatting: 'de-DE'
 * @source PROD-63; platform contract §6.8
 */
export function attributeTable(product: TypedProduct, attributes: AttributesByCode, locale: string): readonly ProductFact[] {
  return [...attributes.values()].filter(isShown).flatMap((attribute) => {
    if (attribute.code === TIMBER_ATTRIBUTES.weight) return weightFact(product, attribute, locale) ?? []
    return attribute.isUserDefined ? (toFact(product, attribute.code, attributes, locale) ?? []) : []
  })
}

/**
 * The few facts that distinguish a product on a card.
 * @param codes attribute codes in order of preference
 * @param locale BCP 47 tag for number formatting: 'de-DE'
 */
export function keyFacts(
  product: WithAttributes,
  attributes: AttributesByCode,
  codes: readonly string[],
  locale: string,
  limit = 3,
): readonly ProductFact[] {
  return codes.flatMap((code) => toFact(product, code, attributes, locale) ?? []).slice(0, limit)
}

export function isFlagged(product: WithAttributes, code: string): boolean {
  const value = product.attributes[code]
  return typeof value === 'string' && !['', '0', 'false', 'no'].includes(value.trim().toLowerCase())
}

/** Attributes that have their own place on the page. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  TIMBER_ATTRIBUTES.pricePerMetre,
  TIMBER_ATTRIBUTES.phoneOrderOnly,
  TIMBER_ATTRIBUTES.cuttingNotice,
  TIMBER_ATTRIBUTES.documents,
  TIMBER_ATTRIBUTES.optionLengths,
])

const isShown = ({ code, isVisible, isVisibleOnFront }: CatalogAttribute) =>
  isVisible && isVisibleOnFront && !SHOWN_ELSEWHERE.has(code)

/** '2.3000' from the platform. */
const PLAIN_NUMBER = /^\d{1,6}(?:\.\d+)?$/

/** In grams, so that a weight that rounds to 0 kg counts as none. */
const GRAMS = 1000

/** The weight of a simple product. Other types have the weight of a part, or none. The label leaves out the unit of 'Weight (kg)'. */
function weightFact(product: TypedProduct, attribute: CatalogAttribute, locale: string): ProductFact | null {
  const value = product.type === 'simple' ? formatWeight(product, locale) : null
  if (value === null) return null
  const label = attribute.label.replace(/\s*\(kgs?\)\s*$/i, '')
  return { code: attribute.code, label, value, values: [{ id: null, label: value }], isComparable: attribute.isComparable }
}

/**
 * The weight of a variant: '4.1 kg'. Null if the platform has none or the merchant does not show it.
 * @source PROD-71
 */
export function variantWeight(variant: WithAttributes, attributes: AttributesByCode, locale: string): string | null {
  const attribute = attributes.get(TIMBER_ATTRIBUTES.weight)
  return attribute && isShown(attribute) ? formatWeight(variant, locale) : null
}

/** The weight of one piece in kilograms; null if the platform's value is implausible. @source DELIVERY-24 */
export function pieceWeight({ attributes }: WithAttributes): number | null {
  const text = attributes[TIMBER_ATTRIBUTES.weight]
  if (typeof text !== 'string' || !PLAIN_NUMBER.test(text.trim())) return null
  return Math.round(Number(text) * GRAMS) / GRAMS || null
}

function formatWeight(product: WithAttributes, locale: string): string | null {
  const kilograms = pieceWeight(product)
  if (kilograms === null) return null
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }).format(kilograms)
}

/** A configurable product has its variants' values under '{code}_options'. @source platform contract §2.15 */
function toFact(product: WithAttributes, code: string, attributes: AttributesByCode, locale: string): ProductFact | null {
  const attribute = attributes.get(code)
  const own = product.attributes[code]
  const ownValues = own === undefined || isBlank(own) ? [] : labelledValues(attribute, own)
  const isOwn = ownValues.length > 0
  const found = isOwn ? ownValues : variantValues(labelledValues(attribute, toList(product.attributes[`${code}_options`])))
  const values = code === TIMBER_ATTRIBUTES.coverage ? found.map((value) => formatLabel(value, locale)) : found
  if (values.length === 0) return null
  const labels = values.map(({ label }) => label)
  const value = isOwn ? labels.join(', ') : span(labels)
  return { code, label: attributeLabel(code, attributes), value, values, isComparable: attribute?.isComparable ?? false }
}

/**
 * Formats a number for the locale: '0,45' for '0.45' in German. Only for attributes known to be numeric: elsewhere a text that
 * looks like a number may be a grade ('1.4301').
 */
function formatLabel({ id, label }: LabelledValue, locale: string): LabelledValue {
  const number = Number(label)
  return {
    id,
    label:
      id === null && Number.isFinite(number) ? new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(number) : label,
  }
}

/** Lists a few values; shortens more to a range: '9 mm – 25 mm'. */
const span = (sorted: readonly string[]): string =>
  sorted.length <= NAMED_VALUES ? sorted.join(', ') : `${sorted[0]} – ${sorted.at(-1)}`

/** Unique labels, in natural order. */
const variantValues = (values: readonly LabelledValue[]): readonly LabelledValue[] =>
  [...new Map(values.toReversed().map((value) => [value.label, value])).values()].sort((a, b) => naturalOrder(a.label, b.label))

const toList = (value: AttributeValue | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const isBlank = (value: AttributeValue) =>
  typeof value === 'string' ? value.trim() === '' : value.every((one) => one.trim() === '')
