import type { OptionAnswer } from '#schema/rules/cart/line-content.ts'
import { writeSizes } from '#schema/rules/measures/write-sizes.ts'
import type { CatalogProduct } from '../catalog/catalog.types.ts'
import type { QuoteLineTotals } from './cart.types.ts'

interface OptionContext {
  readonly answers: readonly OptionAnswer[]
  /** The options of the product; empty if it is not known. */
  readonly customOptions: readonly Pick<CatalogProduct['customOptions'][number], 'optionId' | 'title' | 'lengthLimits'>[]
  /** The locale of the store view's numbers. */
  readonly locale: string
}

/**
 * A line's options with the merchant's sizes written with ×, and lengths with the decimal sign of the store view. Other answers of the
 * shopper stay as typed.
 * @source PROD-76, CART-51
 */
export function writeOptionSizes(
  options: QuoteLineTotals['options'],
  { answers, customOptions, locale }: OptionContext,
): QuoteLineTotals['options'] {
  return options.map(({ label, value }) => {
    const title = writeSizes(label)
    const given = answers.filter(({ answer }) => answer.trim() === value).map(({ optionId }) => optionId)
    if (given.length === 0) return { label: title, value: writeSizes(value) }
    const isLength = customOptions.some(
      (option) => option.lengthLimits !== null && option.title === title && given.includes(option.optionId),
    )
    return { label: title, value: isLength ? writeLength(Number(value), locale) : value }
  })
}

/** 720.5 as '720.5' or '720,5'. */
const writeLength = (millimetres: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 }).format(millimetres)
