import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from './empty-comparison.module.css'

export function EmptyComparison() {
  const words = useMessages('lists').compare
  return (
    <section className={styles.nothing}>
      <Boards />
      <div className={styles.words}>
        <h2>{words.emptyTitle}</h2>
        <p>{words.emptyText}</p>
        <p className={styles.actions}>
          <Link className={button.primary} to="/">
            {words.home}
          </Link>
          <Link className={button.secondary} to="/search">
            {words.search}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** Illustration: two slightly different boards side by side. */
function Boards() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 170" aria-hidden="true">
      <path className={styles.pale} d="M44 22h58v126H44z" />
      <path className={styles.grain} d="M58 22c-6 40 6 80 0 126M72 22c8 30-2 52 2 74s-8 34-2 52M88 22c-4 44 6 84 0 126" />
      <path className={styles.dark} d="M132 46h72v102h-72z" />
      <path className={styles.darkGrain} d="M148 46c-4 30 6 70 0 102M166 46c10 22 8 36 2 52s2 30-2 50M186 46c-6 34 4 70 0 102" />
      <path className={styles.rule} d="M20 148.5h200M44 156v8M102 156v8M44 160h58M132 156v8M204 156v8M132 160h72" />
    </svg>
  )
}
