import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { PhoneLine } from './phone-line.tsx'

/** An error page for a malformed URL, without data or scripts. @source ERROR-13 */
export function UnreadableView() {
  const { unreadable, notFound } = useMessages('content').errorPages
  return (
    <NoticePage title={unreadable.title} text={unreadable.text} drawing="split">
      <p className={styles.actions}>
        <a className={button.primary} href="/">
          {unreadable.home}
        </a>
        <a className={button.secondary} href="/search">
          {notFound.search}
        </a>
      </p>
      <PhoneLine />
    </NoticePage>
  )
}
