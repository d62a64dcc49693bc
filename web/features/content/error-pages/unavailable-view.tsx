import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { retryStatus } from './retry/retry-status.ts'

interface UnavailableViewProps {
  /** The platform does not answer; otherwise the shop itself has failed. */
  isBusy: boolean
  /** Path and query to retry. */
  path: string
  /** Request id for support. */
  reference: string
}

/**
 * A complete error page without data. If the platform does not answer, a small script retries; without JavaScript, a link.
 * @source ERROR-12
 */
export function UnavailableView({ isBusy, path, reference }: UnavailableViewProps) {
  const { errorPage } = useMessages('content').errorPages
  const { phone } = useShop()
  return (
    <NoticePage
      title={isBusy ? errorPage.unavailable : errorPage.title}
      text={isBusy ? errorPage.unavailableText : errorPage.text}
      drawing={isBusy ? 'apart' : 'split'}
    >
      {isBusy && <p role="status" {...retryStatus(errorPage)} />}
      <p className={styles.actions}>
        <a className={button.primary} href={path}>
          {errorPage.retry}
        </a>
      </p>
      {phone && (
        <p>
          {errorPage.phone} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
      <p className={styles.reference}>
        {errorPage.reference} <code>{reference}</code>
      </p>
    </NoticePage>
  )
}
