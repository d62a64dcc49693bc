import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './skip-link.module.css'

/** The first element in tab order, which skips the header. */
export function SkipLink() {
  const { skipToContent } = useMessages('shell')
  return (
    <a className={styles.skip} href="#content">
      {skipToContent}
    </a>
  )
}
