import { arrivalBy, type Shipment } from '#schema/rules/delivery/arrival.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { arrivalText } from './arrival-text.ts'
import { useNow } from './use-now.ts'

interface ArrivalNoteProps {
  readonly shipment: Shipment
  /** Adds words around the text. */
  readonly format?: (text: string) => string
  readonly className?: string | undefined
}

/** When an order placed now arrives. Renders nothing unless the shop promises it. @source DELIVERY-5 */
export function ArrivalNote({ shipment, format = String, className }: ArrivalNoteProps) {
  const words = useMessages('cart').arrival
  const shop = useShop()
  const now = useNow()
  const found = now && arrivalBy(shipment, shop, now)
  return found ? <span className={className}>{format(arrivalText(found, words, shop.language))}</span> : null
}
