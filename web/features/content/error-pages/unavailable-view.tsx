import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { PhoneLine } from './phone-line.tsx'
import { retryStatus } from './retry/retry-status.ts'

interface UnavailableViewProps {
  /** True if the platform does not answer; false if the shop itself failed. */
  isUnavailable: boolean
  /** Path and query to retry. */
  path: string
  /** Request id for support. */
  reference: string
}

/**
 * An error page without data, with a link to retry. If the platform does not answer, a small script retries as well.
 * @source ERROR-12
 */
export function UnavailableView({ isUnavailable, path, reference }: UnavailableViewProps) {
  const { errorPage } = useMessages('content').errorPages
  return (
    <NoticePage
      title={isUnavailable ? errorPage.unavailable : errorPage.title}
      text={isUnavailable ? errorPage.unavailableText : errorPage.text}
      drawing={isUnavailable ? 'apart' : 'split'}
    >
      {isUnavailable && <p role="status" {...retryStatus(errorPage)} />}
      <p className={styles.actions}>
        <a className={button.primary} href={path}>
          {errorPage.retry}
        </a>
      </p>
      <PhoneLine />
      <p className={styles.reference}>
        {errorPage.reference} <code>{reference}</code>
      </p>
    </NoticePage>
  )
}
