import { useRouteError } from 'react-router'
import { UnavailableError } from '../../../api/errors.ts'
import { SecondaryLink } from '../../../components/links/button-link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { PhoneLine } from './phone-line.tsx'
import { RetryScreen } from './retry/retry-screen.tsx'
import { RetryButton } from './retry-button.tsx'

/** An error page. Retries if the shop does not answer. */
export function ErrorView() {
  const { errorPage } = useMessages('content').errorPages
  const isUnavailable = useRouteError() instanceof UnavailableError
  return (
    <NoticePage
      title={isUnavailable ? errorPage.unavailable : errorPage.title}
      text={isUnavailable ? errorPage.unavailableText : errorPage.text}
      drawing={isUnavailable ? 'apart' : 'split'}
    >
      {isUnavailable && <RetryScreen />}
      <p className={styles.actions}>
        <RetryButton />
        <SecondaryLink to="/">{errorPage.home}</SecondaryLink>
      </p>
      <PhoneLine />
    </NoticePage>
  )
}
