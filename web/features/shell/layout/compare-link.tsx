import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { compared } from '../../catalog/compare/index.ts'
import styles from './header.module.css'

/** Link to the comparison, with the number of products in it. */
export function CompareLink() {
  const words = useMessages('shell').header
  const count = compared.useCount()
  return (
    <Link to="/compare" className={styles.tool}>
      <svg width="24" height="24" viewBox="0 0 24 24" className={styles.scales} aria-hidden="true">
        <path d="M5 20V7.5h5V20M14 20V4h5v16M3 20.5h18" />
      </svg>
      <span className={styles.word}>{words.compare}</span> <span>{count > 0 && words.compared(count)}</span>
    </Link>
  )
}
