import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './empty-orders.module.css'

/** Shown without orders. The drawing is of strapped boards on bearers, with an empty label. */
export function EmptyOrders() {
  const { title, text, home, quickOrder } = useMessages('account').emptyOrders
  const ways = [
    { to: '/', text: home },
    { to: '/quick-order', text: quickOrder },
  ]
  return (
    <EmptyState title={title} text={text} level={3} ways={ways} viewBox="0 0 240 140">
      <path className={wood.board} d="M24 32h192v72H24z" />
      <path
        className={wood.grain}
        d="M24 56.5h192M24 80.5h192M40 44c40-6 90 4 160-2M36 68c60 6 110-6 168 2M40 92c50-4 100 4 160 0"
      />
      <path className={wood.dark} d="M50 104h22v16H50zM168 104h22v16h-22z" />
      <path className={styles.strap} d="M66 30v76M174 30v76" />
      <path className={wood.paper} d="M98 50h44v36H98z" />
      <path className={wood.line} d="M106 62.5h28M106 73.5h18M20 120.5h200" />
    </EmptyState>
  )
}
