import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from './empty-orders.module.css'

/** Shown to customers who have not ordered yet. */
export function EmptyOrders() {
  const words = useMessages('account').emptyOrders
  return (
    <section className={styles.nothing}>
      <Bundle />
      <div className={styles.words}>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        <p className={styles.actions}>
          <Link className={button.primary} to="/">
            {words.home}
          </Link>
          <Link className={button.secondary} to="/quick-order">
            {words.quickOrder}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** Illustration: strapped boards on bearers, with an empty label. */
function Bundle() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 140" aria-hidden="true">
      <path className={styles.board} d="M24 32h192v72H24z" />
      <path
        className={styles.grain}
        d="M24 56.5h192M24 80.5h192M40 44c40-6 90 4 160-2M36 68c60 6 110-6 168 2M40 92c50-4 100 4 160 0"
      />
      <path className={styles.bearer} d="M50 104h22v16H50zM168 104h22v16h-22z" />
      <path className={styles.strap} d="M66 30v76M174 30v76" />
      <path className={styles.label} d="M98 50h44v36H98z" />
      <path className={styles.rule} d="M106 62.5h28M106 73.5h18M20 120.5h200" />
    </svg>
  )
}
