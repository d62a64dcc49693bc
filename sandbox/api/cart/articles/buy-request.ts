import { isObject, type JsonObject, toList } from '../../../engine/query/json.ts'

export interface OptionValue {
  readonly option: string
  readonly value: string
}

/** A bundle option with its chosen selections; without a quantity, the selection's own applies. */
export interface BundleChoice {
  readonly option: string
  readonly quantity: number | null
  readonly selections: readonly string[]
}

/** A requested product with its options, without the quantity. */
export interface BuyRequest {
  readonly sku: string
  readonly configurable: readonly OptionValue[]
  readonly custom: readonly OptionValue[]
  readonly bundle: readonly BundleChoice[]
}

/** Reads `product_option` of a cart item. Its lists may be maps, and its numbers strings. @source platform contract E2 */
export function readBuyRequest(sku: string, productOption: unknown): BuyRequest {
  const extension = isObject(productOption) ? productOption.extension_attributes : null
  const options = isObject(extension) ? extension : {}
  return {
    sku,
    configurable: optionValues(options.configurable_item_options),
    custom: optionValues(options.custom_options),
    bundle: readEntries(options.bundle_options)
      .map((entry) => ({
        option: readText(entry.option_id),
        quantity: positive(entry.option_qty),
        selections: toList(entry.option_selections).map(readText).toSorted(),
      }))
      .filter(({ selections }) => selections.length > 0)
      .toSorted(byOption),
  }
}

export const hasOptions = ({ configurable, custom, bundle }: BuyRequest) =>
  configurable.length + custom.length + bundle.length > 0

export const writeBuyRequest = (request: BuyRequest): string => JSON.stringify(request)

/** Parses the output of `writeBuyRequest`. */
export const parseBuyRequest = (text: string): BuyRequest => JSON.parse(text)

const optionValues = (list: unknown): OptionValue[] =>
  readEntries(list)
    .map((entry) => ({ option: readText(entry.option_id), value: readText(entry.option_value) }))
    .filter(({ value }) => value !== '')
    .toSorted(byOption)

/** Returns the entries of a list, or the values of a map keyed by option. */
const readEntries = (list: unknown): JsonObject[] =>
  (Array.isArray(list) ? list : isObject(list) ? Object.values(list) : []).filter(isObject)

const readText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function positive(value: unknown): number | null {
  const number = Math.floor(Number(readText(value)))
  return number > 0 ? number : null
}

const byOption = (a: { option: string }, b: { option: string }) => (a.option < b.option ? -1 : a.option > b.option ? 1 : 0)
