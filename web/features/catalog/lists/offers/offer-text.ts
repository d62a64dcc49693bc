import type { Match } from '../../quick-order/index.ts'
import type { ListOffer } from './list-offers.ts'

/** The name of the product or variant, or its sku. */
export const offerName = ({ match, sku }: ListOffer): string => (match?.variant ?? match?.product)?.name ?? sku

/** The chosen options of a variant, or the dimensions of a product. */
export const offerSize = ({ options, size }: Match): string => options.map(({ value }) => value).join(', ') || size
