import type { StoreView } from '../../store-views.ts'
import type { CustomOption, Download } from '../families/composition.ts'
import { viewPrice } from '../money.ts'
import { finalPrice } from './prices.ts'
import type { Product } from './product.ts'

type Fields = Record<string, unknown>
type BySku = ReadonlyMap<string, Product>

/** Returns bundle options and the prices of the default selections. @source platform contract §6.5 */
export function bundleFields(product: Product, bySku: BySku, view: StoreView): Fields {
  const choices = product.line.bundle ?? []
  const partCost = (sku: string, quantity: number) => {
    const component = bySku.get(sku)
    return component ? finalPrice(component, component.offer, view) * quantity : 0
  }
  const costs = choices.map(({ selections }) => {
    const chosen = selections.find(({ isDefault }) => isDefault) ?? selections[0]
    const all = selections.map(({ sku, quantity }) => partCost(sku, quantity))
    return { chosen: chosen ? partCost(chosen.sku, chosen.quantity) : 0, least: Math.min(...all), most: Math.max(...all) }
  })
  const total = (which: 'chosen' | 'least' | 'most') => Math.round(costs.reduce((sum, cost) => sum + cost[which], 0) * 100) / 100
  return {
    price: 0,
    final_price: total('chosen'),
    regular_price: total('chosen'),
    minimal_price: total('least'),
    max_price: total('most'),
    price_type: '0',
    bundle_options: choices.map(({ title, type, required, selections }, i) => ({
      option_id: product.id * 10 + i,
      title: title[view.language],
      required,
      type,
      position: i + 1,
      sku: product.sku,
      product_links: selections.map((selection, at) => ({
        id: String(product.id * 100 + i * 10 + at),
        sku: selection.sku,
        option_id: product.id * 10 + i,
        qty: selection.quantity,
        position: at + 1,
        is_default: selection.isDefault ?? false,
        price: null,
        price_type: null,
        can_change_quantity: selection.fixedQuantity ? 0 : 1,
      })),
    })),
  }
}

/** Returns the prices of a grouped product, 'from' its cheapest member. Its links are in `product_links`. */
export function groupedPrices(product: Product, bySku: BySku, view: StoreView): Fields {
  const members = (product.line.members ?? []).flatMap(({ sku }) => bySku.get(sku) ?? [])
  const prices = members.map((member) => finalPrice(member, member.offer, view))
  return { price: 0, final_price: Math.min(...prices), minimal_price: Math.min(...prices), max_price: Math.max(...prices) }
}

/** Returns the files of a downloadable product, with the field names of Magento's indexer. */
export function downloadFields(product: Product, view: StoreView): Fields {
  return {
    downloadable_product_links: (product.line.downloads ?? []).map((download, i) => ({
      ...file(product, download, i, view),
      price: viewPrice(download.price, view),
      link_type: 'file',
      link_url: `/media/plans/${download.file}`,
      number_of_downloads: 10,
      is_shareable: 0,
    })),
    downloadable_product_samples: (product.line.samples ?? []).map((sample, i) => ({
      ...file(product, sample, i, view),
      sample_type: 'file',
      sample_url: `/media/plans/${sample.file}`,
    })),
  }
}

const file = (product: Product, { title }: Download, position: number, view: StoreView) => ({
  id: product.id * 10 + position,
  title: title[view.language],
  sort_order: position,
})

/** Returns custom options. Prices of kind 'fixed' are net. @source platform contract §6.6 */
export function customOptions(product: Product, view: StoreView): Fields[] {
  return (product.line.customOptions ?? []).map((option, i) => ({
    option_id: product.id * 10 + i,
    product_sku: product.sku,
    title: option.title[view.language],
    type: option.type,
    is_require: option.required,
    sort_order: i + 1,
    max_characters: option.maxCharacters ?? 0,
    image_size_x: 0,
    image_size_y: 0,
    ...(option.price ? surcharge(option.price, view) : {}),
    ...(option.values ? { values: optionValues(product, option, i, view) } : {}),
  }))
}

/** Returns the attribute that lists which options ask for a length, by their position. @source platform contract §6.6 */
export function optionLengths(product: Product): Fields {
  const entries = (product.line.customOptions ?? []).flatMap(({ length }, i) =>
    length ? [`${i + 1}: ${length.least}-${length.most} mm`] : [],
  )
  return entries.length === 0 ? {} : { option_lengths: entries.join('; ') }
}

const optionValues = (product: Product, option: CustomOption, position: number, view: StoreView) =>
  (option.values ?? []).map((value, i) => ({
    option_type_id: product.id * 100 + position * 10 + i,
    title: value.title[view.language],
    sort_order: i + 1,
    ...surcharge(value.price, view),
  }))

/** Formats prices as text: an index rejects 1.5 next to 10 in one field, which JSON writes without a fraction. */
const surcharge = ({ amount, kind }: { amount: number; kind: 'fixed' | 'percent' }, view: StoreView) => ({
  price: (kind === 'fixed' ? viewPrice(amount, view) : amount).toFixed(2),
  price_type: kind,
})
