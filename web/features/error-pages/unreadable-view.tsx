import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'

/** Stands for a whole page where nothing is known of the address, without data and without scripts. */
export function UnreadableView() {
  const { unreadable } = useMessages('error-pages')
  return (
    <NoticePage title={unreadable.title} text={unreadable.text} drawing="split">
      <p className={styles.actions}>
        <a className={button.primary} href="/">
          {unreadable.home}
        </a>
      </p>
    </NoticePage>
  )
}
