import type { StoreView } from '../../store-views.ts'
import { getAttribute } from '../attributes/attribute.ts'
import { getOption } from '../attributes/options.ts'
import type { Calendar } from '../calendar.ts'
import { itemPicture, mainPicture } from './gallery.ts'
import { variantName } from './names.ts'
import { itemPrices } from './prices.ts'
import type { Product, SaleableItem } from './product.ts'
import { stockDocument } from './stock.ts'
import { attributeField, attributeFields } from './values.ts'

type Fields = Record<string, unknown>

/** Returns options and children of a configurable product and, for facets, all values of the children. */
export function configurableFields(product: Product, view: StoreView, calendar: Calendar): Fields {
  return {
    configurable_options: product.choices.map((code, i) => configurableOption(product, code, i, view)),
    configurable_children: product.variants.map((variant) => child(product, variant, view, calendar)),
    ...Object.fromEntries(product.choices.map((code) => [`${code}_options`, offeredValues(product, code)])),
  }
}

/** Attribute ids are strings here, and a few options lack their code. */
function configurableOption(product: Product, code: string, position: number, view: StoreView): Fields {
  const attribute = getAttribute(code)
  const values = [...new Set(product.variants.map((variant) => variant.values[code] ?? ''))]
  return {
    id: product.id * 10 + position,
    attribute_id: String(attribute.id),
    ...(product.id % 10 === 3 ? {} : { attribute_code: code }),
    label: attribute.label[view.language],
    position,
    product_id: product.id,
    values: values.map((value) => optionValue(code, value, view)),
  }
}

/** A deleted option keeps its value and loses its label. */
function optionValue(code: string, value: string | number, view: StoreView): Fields {
  const option = getOption(getAttribute(code), value)
  const label = option.label(view.language)
  return { value_index: option.id, label, ...(label === '' ? {} : { default_label: option.label('en') }) }
}

const offeredValues = (product: Product, code: string): number[] => {
  const offered = product.variants.filter(({ status }) => status === 1)
  return [...new Set(offered.map(({ values }) => Number(attributeField(code, values[code] ?? ''))))]
}

/** Returns the fields shared by product and variant documents. */
export const itemFields = (product: Product, item: SaleableItem, name: string): Fields => ({
  id: item.id,
  sku: item.sku,
  name,
  status: item.status,
  tax_class_id: String(product.line.taxClass ?? 2),
  weight: item.weight,
  stock: stockDocument(item.id, item.stock, product.line.quantities),
})

/** Returns the fields of a variant, nested in its product or as a separate document. */
export const variantFields = (product: Product, variant: SaleableItem, view: StoreView, calendar: Calendar): Fields => ({
  ...itemFields(product, variant, variantName(product, variant, view.language)),
  type_id: 'simple',
  visibility: 1,
  ...itemPrices(variant, product.offer, view, calendar),
  tier_prices: [],
})

function child(product: Product, variant: SaleableItem, view: StoreView, calendar: Calendar): Fields {
  const shared = Object.keys(product.line.texts)
  const fields = attributeFields(product, variant, view)
  const attributes = Object.fromEntries(Object.entries(fields).filter(([code]) => !shared.includes(code)))
  const image = (variant.pictureOf ?? variant.id) % 13 === 0 ? 'no_selection' : itemPicture(product, variant)
  return {
    ...variantFields(product, variant, view, calendar),
    ...mainPicture(image),
    ...attributes,
    ...(product.id % 3 === 0 ? { custom_attributes: asList(attributes) } : {}),
  }
}

const asList = (attributes: Fields) =>
  Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value: String(value) }))
