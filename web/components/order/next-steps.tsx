import type { OrderRecordView } from '#schema/order-record.types.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { PhoneLink } from '../links/phone-link.tsx'
import { useCollection } from './collection.ts'
import styles from './order-record.module.css'
import { townLine } from './postal-address.tsx'

interface NextStepsProps {
  readonly email: string
  /** Null if this device does not know the order. */
  readonly record: Pick<OrderRecordView, 'deliveryAddress' | 'deliveryMethod' | 'deliveryMethodCode'> | null
}

interface ArrivalLineProps {
  readonly record: Pick<OrderRecordView, 'deliveryMethod' | 'arrival'> | null
}

/** When an order arrives and by which method, below the thanks. Renders nothing without a date. @source DELIVERY-5 */
export function ArrivalLine({ record }: ArrivalLineProps) {
  return record?.arrival && <p>{[record.arrival, record.deliveryMethod].filter(Boolean).join(' · ')}</p>
}

/** The steps after an order: confirmation, delivery, and where to ask. @source SCREEN-26, ORDER-19 */
export function NextSteps({ email, record }: NextStepsProps) {
  const words = useMessages('checkout').next
  const { phone } = useShop()
  const collection = useCollection(record)
  const address = record?.deliveryAddress
  const place = address ? [...address.street, townLine(address)].filter((part) => part.trim()).join(', ') : ''
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h3 id="next-steps">{words.title}</h3>
      <ol className={styles.next}>
        <li>{words.mail(email)}</li>
        {collection ? (
          <li>
            {words.collect({ branch: collection.name, place: collection.address })}{' '}
            {collection.hours && words.hours(collection.hours)}
          </li>
        ) : (
          record?.deliveryMethod && (
            <li>{place ? words.deliveryTo({ method: record.deliveryMethod, place }) : words.delivery(record.deliveryMethod)}</li>
          )
        )}
        {phone && (
          <li>
            {words.questions} <PhoneLink phone={phone} />
          </li>
        )}
      </ol>
    </section>
  )
}
