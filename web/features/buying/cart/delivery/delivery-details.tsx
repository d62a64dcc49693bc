import { DetailsOnOpen } from '../../../../components/details-on-open.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './delivery.module.css'

const CartDelivery = late(async () => (await import('./cart-delivery.tsx')).CartDelivery, 'now', ['cart', 'forms'])

/** Expands to the delivery costs of the cart; nothing is requested before. */
export function DeliveryDetails() {
  const words = useMessages('catalog').cart
  return (
    <DetailsOnOpen summary={words.delivery} className={styles.details}>
      <CartDelivery />
    </DetailsOnOpen>
  )
}
