import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { RetryButton } from './retry-button.tsx'

/** A page that was never opened on this device, while there is no network. */
export function OfflineView() {
  const { offline } = useMessages('error-pages')
  return (
    <NoticePage title={offline.title} text={offline.text} drawing="apart">
      <p className={styles.actions}>
        <RetryButton />
        <button type="button" className={button.secondary} onClick={() => history.back()}>
          {offline.back}
        </button>
      </p>
    </NoticePage>
  )
}
