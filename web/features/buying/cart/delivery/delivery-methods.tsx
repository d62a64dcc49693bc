import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { EitherVat } from '../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './delivery.module.css'

/** Delivery and collection methods, in the platform's words and order. */
export function DeliveryMethods({ methods }: { readonly methods: readonly DeliveryMethodFragment[] }) {
  const words = useMessages('cart').delivery
  if (methods.length === 0) return <p>{words.none}</p>
  return (
    <dl className={styles.methods}>
      {methods.map(({ carrierCode, methodCode, carrierTitle, methodTitle, price }) => (
        <div key={`${carrierCode} ${methodCode}`}>
          <dt>
            {carrierTitle} <span className={styles.way}>{methodTitle}</span>
          </dt>
          <dd>{price ? <EitherVat price={price} /> : words.noPrice}</dd>
        </div>
      ))}
    </dl>
  )
}
