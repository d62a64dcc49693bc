import { PromiseLines } from '../../../../components/arrival/promise-lines.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { type Purchase, useDestination, useQuotedMethods } from '../../../buying/cart/index.ts'
import type { PromisedPart } from '../product.types.ts'
import { promisedGoods } from './promised-goods.ts'

interface DeliveryPromiseProps {
  readonly parts: readonly PromisedPart[]
  readonly goods: readonly Purchase[]
  /** The page's own styles, because those of a late part are not in the first HTML. */
  readonly className: string | undefined
}

/**
 * When the goods can arrive, with the prices if they have been quoted, otherwise with a link to the page about delivery. Renders nothing
 * unless the goods are in stock.
 * @source DELIVERY-3, DELIVERY-4, PROD-69, PROD-74
 */
export function DeliveryPromise({ parts, goods, className }: DeliveryPromiseProps) {
  const { prices } = useMessages('cart').arrival
  const { texts } = useShop()
  const destination = useDestination()
  const offer = useQuotedMethods(goods)
  const { stock, load } = promisedGoods(parts)
  if (stock?.status !== 'OK') return null
  return (
    <PromiseLines load={load} destination={destination} className={className} offer={offer}>
      {!offer && texts.delivery && <Link to={texts.delivery.url}>{prices}</Link>}
    </PromiseLines>
  )
}
