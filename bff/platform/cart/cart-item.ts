import type { BundleChoice, OptionAnswer } from '#schema/rules/cart/line-content.ts'
import type { VariantOption } from '../../domain/cart/cart.types.ts'

/** Identifies and opens a quote. */
export interface QuoteAccess {
  /** A masked id for guests, a number for customers. */
  readonly cartId: string
  /** The customer's token; null for guests. */
  readonly token: string | null
}

export interface QuoteItem {
  /** For a variant sent by its options, the configurable product's sku. */
  readonly sku: string
  readonly quantity: number
  /** With an item id the quantity is absolute; without one the platform ADDS it to an equal line. */
  readonly itemId: string | null
  /** Null uses the cart's id. */
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

/** The chosen options of a line; empty if there are none. */
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

/** Platforms use numeric item ids; other ids are sent unchanged. */
export const numberIfOne = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)
