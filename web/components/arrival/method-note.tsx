import { exceededLimit, type Load, type MethodCodes } from '#schema/rules/delivery/carrying.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { ArrivalNote } from './arrival-note.tsx'

interface MethodNoteProps {
  readonly method: MethodCodes
  readonly load: Load
  /** The destination; null if no date is promised for the goods. */
  readonly country: string | null
  readonly className: string | undefined
}

/** Beside a delivery method: why it cannot carry the goods, otherwise when they arrive. @source DELIVERY-5, DELIVERY-22 */
export function MethodNote({ method, load, country, className }: MethodNoteProps) {
  const { tooLong, tooHeavy } = useMessages('cart').delivery
  const { delivery } = useShop()
  const limit = exceededLimit(delivery, method, load)
  if (limit)
    return <span className={className}>{limit.kind === 'longest' ? tooLong(limit.most / 1000) : tooHeavy(limit.most)}</span>
  const { carrierCode, methodCode } = method
  return country && <ArrivalNote shipment={{ carrierCode, methodCode, country, ...load }} className={className} />
}
