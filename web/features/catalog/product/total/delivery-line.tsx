import { LateDetails } from '../../../../components/late-details.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { GoodsDelivery, type Purchase } from '../../../buying/cart/index.ts'
import styles from './fold.module.css'

/** Expands to the delivery costs of the goods, which are requested when opened. @source TOTAL-9 */
export function DeliveryLine({ goods }: { readonly goods: readonly Purchase[] }) {
  const words = useMessages('catalog').cart
  return (
    <LateDetails summary={words.delivery} className={styles.fold}>
      <GoodsDelivery goods={goods} />
    </LateDetails>
  )
}
