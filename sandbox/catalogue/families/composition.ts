import type { Text } from '../wording/text.ts'

/** A member of a grouped product. */
export interface Member {
  readonly sku: string
  readonly quantity: number
}

/** One choice of a bundle; the first selection is the default unless another says so. */
export interface BundleChoice {
  readonly title: Text
  readonly type: 'select' | 'radio' | 'checkbox' | 'multi'
  readonly required: boolean
  readonly selections: readonly BundleSelection[]
}

export interface BundleSelection {
  readonly sku: string
  readonly quantity: number
  readonly isDefault?: boolean
  readonly fixedQuantity?: boolean
}

/** A file of a downloadable product; `price` in net pounds on top of the product's own. */
export interface Download {
  readonly title: Text
  readonly file: string
  readonly price: number
}

/** A question that goes with a product. Prices in net pounds, or percent of the product's price. */
export interface CustomOption {
  readonly title: Text
  readonly type:
    | 'field'
    | 'area'
    | 'file'
    | 'drop_down'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'multiple'
    | 'date'
    | 'date_time'
    | 'time'
  readonly required: boolean
  readonly price?: OptionPrice
  readonly maxCharacters?: number
  readonly values?: readonly OptionValue[]
}

export interface OptionValue {
  readonly title: Text
  readonly price: OptionPrice
}

export interface OptionPrice {
  readonly amount: number
  readonly kind: 'fixed' | 'percent'
}

export const fixed = (amount: number): OptionPrice => ({ amount, kind: 'fixed' })
export const percent = (amount: number): OptionPrice => ({ amount, kind: 'percent' })
