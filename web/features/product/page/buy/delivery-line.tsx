import { LateDetails } from '../../../../components/late-details.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { GoodsDelivery, type Purchase } from '../../../cart/index.ts'
import styles from './buy-box.module.css'

/** Opens what delivery of the goods costs as they are chosen; nothing is asked for before. @source TOTAL-9 */
export function DeliveryLine({ goods }: { readonly goods: readonly Purchase[] }) {
  const words = useMessages('catalog').cart
  return (
    <LateDetails summary={words.delivery} className={styles.howMuch}>
      <GoodsDelivery goods={goods} />
    </LateDetails>
  )
}
