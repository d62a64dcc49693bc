import type { BundleChoice, OptionAnswer } from '#schema/rules/cart/line-content.ts'
import type { VariantOption } from '../../domain/cart/cart.types.ts'

/** What opens a quote. */
export interface QuoteAccess {
  /** A masked id for guests, a number for customers. */
  readonly cartId: string
  /** The customer's; null for guests. */
  readonly token: string | null
}

/** A line as it is sent. */
export interface QuoteItem {
  /** Of a variant that is sent by its options, the configurable product's. */
  readonly sku: string
  readonly quantity: number
  /** With it the quantity is absolute, without it the platform ADDS it to an equal line. */
  readonly itemId: string | null
  /** Null for that of the cart. */
  readonly quoteId: string | null
  readonly variantOptions: readonly VariantOption[]
  readonly bundleChoices: readonly BundleChoice[]
  readonly optionAnswers: readonly OptionAnswer[]
}

type ChosenOptions = Pick<QuoteItem, 'variantOptions' | 'bundleChoices' | 'optionAnswers'>

/** @source CART-12; platform contract E2, §11.4 */
export function cartItem(item: QuoteItem, { cartId }: QuoteAccess): object {
  const { sku, quantity, itemId, quoteId } = item
  return {
    sku,
    qty: quantity,
    quoteId: quoteId ?? cartId,
    ...(itemId === null ? {} : { item_id: numberIfOne(itemId) }),
    ...productOption(item),
  }
}

/** What was chosen of a line; empty where nothing was. */
export function productOption({ variantOptions, bundleChoices, optionAnswers }: ChosenOptions): object {
  if (variantOptions.length + bundleChoices.length + optionAnswers.length === 0) return {}
  return {
    product_option: {
      extension_attributes: {
        custom_options: optionAnswers.map(({ optionId, answer }) => ({ option_id: optionId, option_value: answer })),
        configurable_item_options: variantOptions.map(({ attributeId, valueId }) => ({
          option_id: attributeId,
          option_value: valueId,
        })),
        bundle_options: bundleChoices.map(({ optionId, selectionIds, quantity }) => ({
          option_id: optionId,
          option_qty: quantity,
          option_selections: selectionIds,
        })),
      },
    },
  }
}

/** Platforms count lines; ids that are no number go as they came. */
export const numberIfOne = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)
