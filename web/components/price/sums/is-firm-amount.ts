import type { CartSettings } from '#schema/page.types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'

/** Whether an amount can be a price. Zero is one only if the shop gives goods away. */
export const isFirmAmount = (
  { net, tax, gross }: TaxedAmount,
  { allowsZeroPrice }: Pick<CartSettings, 'allowsZeroPrice'>,
): boolean => net >= 0 && tax >= 0 && (gross > 0 || (gross === 0 && allowsZeroPrice))
