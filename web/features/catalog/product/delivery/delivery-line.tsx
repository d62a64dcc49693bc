import { DetailsOnOpen } from '../../../../components/details-on-open.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Purchase } from '../../../buying/cart/index.ts'
import styles from '../fold.module.css'

const GoodsDelivery = late(
  async () => (await import('../../../buying/cart/delivery/goods-delivery.tsx')).GoodsDelivery,
  ['cart', 'forms'],
)

/** Expands to the delivery costs of the goods, which are requested when opened. @source TOTAL-9 */
export function DeliveryLine({ goods }: { readonly goods: readonly Purchase[] }) {
  const words = useMessages('catalog').cart
  return (
    <DetailsOnOpen summary={words.delivery} className={styles.fold}>
      <GoodsDelivery goods={goods} />
    </DetailsOnOpen>
  )
}
