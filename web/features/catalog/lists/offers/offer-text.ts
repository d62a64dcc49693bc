import { isInName } from '../../../buying/cart/index.ts'
import type { Match } from '../../quick-order/index.ts'
import type { ListOffer } from './list-offers.ts'

/** The name of the product or variant, or its sku. */
export const offerName = ({ match, sku }: ListOffer): string => (match?.variant ?? match?.product)?.name ?? sku

/** The chosen options of a variant, with lengths as one size ('15 × 95 × 2440 mm'), or the dimensions of a product. */
export const offerSize = ({ options, size }: Match): string => {
  const values = options.map(({ value }) => value)
  const lengths = values.flatMap((value) => /^(\d+(?:[.,]\d+)?) mm$/.exec(value)?.[1] ?? [])
  if (lengths.length < 2 || lengths.length < values.length) return values.join(', ') || size
  return `${lengths.join(' × ')} mm`
}

/** The text of `offerSize` without values that the name contains. @source CART-47 */
export const unsaidSize = (match: Match, name: string): string => {
  const options = match.options.filter(({ value }) => !isInName(value, name))
  if (options.length === 0 && match.options.length > 0) return ''
  const size = offerSize({ ...match, options })
  return isInName(size, name) ? '' : size
}
