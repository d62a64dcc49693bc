import { useMessages } from '../../messages/use-messages.tsx'
import styles from './skip-link.module.css'

/** First stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const { skipToContent } = useMessages('shell')
  return (
    <a className={styles.skip} href="#content">
      {skipToContent}
    </a>
  )
}
