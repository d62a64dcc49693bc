import type { CartSettings } from '#schema/page.types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'

/** Whether an amount can be a price; zero only if the shop sells for nothing. */
export const isFirmAmount = (
  { net, tax, gross }: TaxedAmount,
  { allowsZeroPrice }: Pick<CartSettings, 'allowsZeroPrice'>,
): boolean => net >= 0 && tax >= 0 && (gross > 0 || (gross === 0 && allowsZeroPrice))
