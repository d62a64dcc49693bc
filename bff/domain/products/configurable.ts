import type { StockStatus } from '#schema/generated/types.ts'
import { naturalOrder } from '#schema/rules/natural-order.ts'
import { optionLabel } from '../catalog/attribute-labels.ts'
import type {
  AttributesByCode,
  CatalogAttribute,
  CatalogProduct,
  ConfigurableChild,
  ConfigurableOptionSource,
} from '../catalog/catalog.types.ts'
import { stockStatus } from '../stock/stock-status.ts'

export interface ChoiceOption {
  readonly attributeId: string
  readonly attributeCode: string
  readonly label: string
  readonly values: readonly { readonly id: string; readonly label: string }[]
}

/**
 * The options to choose from, in the merchant's order, with measures in order of size. A value's label is its own, otherwise the
 * metadata's. Values without a label are not offered, nor are options without values and options for the price.
 * @source VAR-1, VAR-2, VAR-16; platform contract §6.4
 */
export function configurableOptions(
  product: Pick<CatalogProduct, 'configurableOptions'>,
  attributes: AttributesByCode,
): readonly ChoiceOption[] {
  return product.configurableOptions
    .toSorted((a, b) => a.position - b.position)
    .map((option) => choiceOption(option, attributes))
    .filter(({ attributeCode, values }) => attributeCode !== '' && attributeCode !== PRICE && values.length > 0)
}

/** The price is never an option. @source VAR-2 */
const PRICE = 'price'

function choiceOption(option: ConfigurableOptionSource, attributes: AttributesByCode): ChoiceOption {
  const attribute = findAttribute(option, attributes)
  const attributeCode = option.attributeCode || attribute?.code || option.label?.trim().toLowerCase() || ''
  return {
    attributeId: option.attributeId,
    attributeCode,
    label: option.label?.trim() || attribute?.label.trim() || attributeCode,
    values: inOrderOfSize(
      option.values
        .map(({ valueIndex, label }) => ({ id: valueIndex, label: label?.trim() || optionLabel(attribute, valueIndex) || '' }))
        .filter(({ label }) => label !== ''),
    ),
  }
}

/** Measures by their numbers; words stay in the merchant's order. @source VAR-16 */
function inOrderOfSize(values: ChoiceOption['values']): ChoiceOption['values'] {
  const areMeasures = values.every(({ label }) => /^\d/.test(label))
  return areMeasures ? values.toSorted((a, b) => naturalOrder(a.label, b.label)) : values
}

const findAttribute = (
  { attributeCode, attributeId }: ConfigurableOptionSource,
  attributes: AttributesByCode,
): CatalogAttribute | undefined =>
  (attributeCode && attributes.get(attributeCode)) || attributes.values().find(({ id }) => id === attributeId)

/**
 * Removes variants that no choice leads to, because one of their values has no label and is not offered. They cannot be ordered,
 * nor be the cheapest. Returns the same object if every variant is reachable.
 * @param options see `configurableOptions`
 * @source VAR-1
 */
export function withReachableVariants(product: CatalogProduct, options: readonly ChoiceOption[]): CatalogProduct {
  const reachable = product.configurableChildren.filter((child) =>
    options.every(({ attributeCode, values }) => values.some(({ id }) => id === optionValue(child, attributeCode))),
  )
  return reachable.length === product.configurableChildren.length ? product : { ...product, configurableChildren: reachable }
}

/**
 * The variants a shopper may choose: neither disabled (status 2 and above) nor out of stock.
 * @param toStatus fresh stock if known, otherwise the index's
 * @source STOCK-5; platform contract §6.7
 */
export function offeredChildren(
  product: Pick<CatalogProduct, 'configurableChildren'>,
  toStatus: (child: ConfigurableChild) => StockStatus = indexedStatus,
): readonly ConfigurableChild[] {
  return product.configurableChildren.filter((child) => child.status < 2 && toStatus(child) !== 'OUT_OF_STOCK')
}

const indexedStatus = ({ stock }: ConfigurableChild): StockStatus => stockStatus(stock, true)

/** The option values that select a variant. @source platform contract §6.4 */
export function variantSelection(
  child: Pick<ConfigurableChild, 'attributes'>,
  options: readonly ChoiceOption[],
): readonly { readonly attributeCode: string; readonly valueId: string }[] {
  return options.flatMap(({ attributeCode }) => {
    const valueId = optionValue(child, attributeCode)
    return valueId === undefined ? [] : [{ attributeCode, valueId }]
  })
}

function optionValue({ attributes }: Pick<ConfigurableChild, 'attributes'>, attributeCode: string): string | undefined {
  const value = attributes[attributeCode]
  return typeof value === 'string' ? value : value?.[0]
}

/** The enabled variant with the sku; null if there is none. */
export function childBySku(product: Pick<CatalogProduct, 'configurableChildren'>, sku: string): ConfigurableChild | null {
  return product.configurableChildren.find((child) => child.sku === sku && child.status < 2) ?? null
}

/** The variants that are available, by the stock status of each sku. A variant of unknown status counts as available. */
export const filterOfferedVariants = (
  product: Pick<CatalogProduct, 'configurableChildren'>,
  statuses: ReadonlyMap<string, StockStatus>,
): readonly ConfigurableChild[] => offeredChildren(product, ({ sku }) => statuses.get(sku) ?? 'VOLATILE')

/** The enabled variants that are out of stock. @source VAR-14 */
export const filterSoldOutVariants = (
  { configurableChildren }: Pick<CatalogProduct, 'configurableChildren'>,
  statuses: ReadonlyMap<string, StockStatus>,
): readonly ConfigurableChild[] =>
  configurableChildren.filter(({ sku, status }) => status < 2 && statuses.get(sku) === 'OUT_OF_STOCK')
