import { DateTime } from '../../../../components/date-time.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { PlacedOrder } from '../../../../sync/tasks/order/index.ts'
import { OrderPictures } from './order-pictures.tsx'

export interface GuestOrderProps {
  readonly order: PlacedOrder
  /** In milliseconds since 1970. */
  readonly placedAt: number
  /** Shows the whole order; otherwise a link to it. */
  readonly isWhole: boolean
}

/** The order that a guest has placed on this device, as the device saw it when it was sent. @source ORDER-18 */
export function GuestOrder({ order: { id, number, record }, placedAt, isWhole }: GuestOrderProps) {
  const words = useMessages('account')
  const title = number === null ? words.overview.lastOrder : words.order(number)
  const total = record?.summary?.total.formatted
  return (
    <section aria-labelledby="last-order">
      <h2 id="last-order">{isWhole ? title : words.overview.lastOrder}</h2>
      <p>
        {!isWhole && (
          <>
            <Link to={`/my-account/orders/${encodeURIComponent(id)}`}>{title}</Link>
            {' · '}
          </>
        )}
        <DateTime at={new Date(placedAt).toISOString()} />
        {!isWhole && total !== undefined && ` · ${total}`}
      </p>
      {record && (isWhole ? <OrderRecord order={record} /> : <OrderPictures lines={record.lines} />)}
      <p>{words.guestOrder}</p>
    </section>
  )
}
