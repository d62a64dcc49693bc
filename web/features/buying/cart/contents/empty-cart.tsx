import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  const words = useMessages('cart').empty
  return (
    <section className={styles.empty}>
      <Trolley />
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.actions}>
        <Link className={button.primary} to="/">
          {words.home}
        </Link>
        <Link className={button.secondary} to="/search">
          {words.search}
        </Link>
        <Link className={button.quiet} to="/quick-order">
          {words.quickOrder}
        </Link>
      </p>
    </section>
  )
}

function Trolley() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
      <path className={styles.deck} d="M30 74h180v10H30z" />
      <path className={styles.frame} d="M42 74V22M198 74V22M42 30h-14M198 30h14M20 112.5h200" />
      <circle className={styles.wheel} cx="70" cy="98" r="13" />
      <circle className={styles.wheel} cx="170" cy="98" r="13" />
    </svg>
  )
}
