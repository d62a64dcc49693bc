import { useShellMessages } from '../../messages/shell.ts'
import styles from './skip-link.module.css'

/** First stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const { skipToContent } = useShellMessages()
  return (
    <a className={styles.skip} href="#content">
      {skipToContent}
    </a>
  )
}
