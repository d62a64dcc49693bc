import { sha3_224 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalChoices, type LineContent } from './line-content.ts'

/** The options of a line on the wire. Each list may also be a map. */
export interface ProductOption {
  readonly extension_attributes?: Readonly<Record<string, unknown>>
}

/** The first list that is not empty identifies the line. */
const LISTS = ['bundle_options', 'custom_options', 'configurable_item_options'] as const

/**
 * The hash that distinguishes lines of one product by their options: SHA3-224 in hex of the first list of options that is not
 * empty, else of the whole product option, else of `null`.
 * @source CART-4; platform contract §4.3
 */
export function checksum(productOption: ProductOption | null): string {
  return bytesToHex(sha3_224(utf8ToBytes(JSON.stringify(hashedContent(productOption)))))
}

/** The checksum of bundle choices and custom option answers. Equivalent choices have the same checksum. */
export function choicesChecksum(content: Pick<LineContent, 'bundleChoices' | 'optionAnswers'>): string {
  const { bundleChoices, optionAnswers } = canonicalChoices(content)
  return checksum({
    extension_attributes: {
      custom_options: optionAnswers.map(({ optionId, answer }) => ({ option_id: optionId, option_value: answer })),
      configurable_item_options: [],
      bundle_options: bundleChoices.map(({ optionId, selectionIds, quantity }) => ({
        option_id: optionId,
        option_qty: quantity,
        option_selections: selectionIds,
      })),
    },
  })
}

function hashedContent(productOption: ProductOption | null): unknown {
  if (!productOption) return null
  for (const name of LISTS) {
    const options = Object.values(productOption.extension_attributes?.[name] ?? [])
    if (options.length > 0) return options.map(withTextsForNumbers)
  }
  return productOption
}

function withTextsForNumbers(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(withTextsForNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTextsForNumbers(entry)]))
}
