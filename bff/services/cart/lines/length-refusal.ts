import { isSentLength } from '#schema/rules/length-answer.ts'
import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import type { LineRefusal } from './line-refusal.ts'

/**
 * Returns a refusal for the first answer that is not a length within its option's limits; null if all are valid. The platform stores these
 * answers as text and accepts any text.
 * @source CUT-14
 */
export function lengthRefusal(
  { optionAnswers }: Pick<DeviceLine, 'optionAnswers'>,
  { customOptions }: Pick<CatalogProduct, 'customOptions'>,
  { messages: { cart } }: Pick<RequestScope, 'messages'>,
): LineRefusal | null {
  for (const [place, { optionId, answer }] of optionAnswers.entries()) {
    const option = customOptions.find((one) => one.optionId === optionId)
    if (!option?.lengthLimits || answer.trim() === '' || isSentLength(answer, option.lengthLimits)) continue
    const { least, most } = option.lengthLimits
    return { code: 'INVALID', field: `optionAnswers.${place}.answer`, message: `${option.title}: ${cart.length(least, most)}` }
  }
  return null
}
