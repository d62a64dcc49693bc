import { useHref, useLocation } from 'react-router'
import { SecondaryButton } from '../../../components/button.tsx'
import { SecondaryLink } from '../../../components/links/button-link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../storage/use-device-value.ts'
import { visitedPages } from '../../../storage/visited-pages.ts'
import styles from './notice-page.module.css'
import { OfflineNotice } from './offline/offline-notice.tsx'
import { RetryButton } from './retry-button.tsx'

/** As many as fit without scrolling. */
const MOST_PAGES = 8

/** Offline, replaces a page never visited on this device: its product from the offline catalogue, and links to visited pages. */
export function OfflineView() {
  const { offline, errorPage } = useMessages('content').errorPages
  const { deviceDatabase } = useShop()
  const { pathname, search } = useLocation()
  const here = useHref(pathname + search)
  const pages = useDeviceValue(visitedPages, deviceDatabase)?.filter(({ path }) => path !== here) ?? []
  return (
    <OfflineNotice key={here} path={here}>
      <p className={styles.actions}>
        <RetryButton />
        {history.length > 1 ? (
          <SecondaryButton onClick={() => history.back()}>{offline.back}</SecondaryButton>
        ) : (
          <SecondaryLink to="/">{errorPage.home}</SecondaryLink>
        )}
      </p>
      {pages.length > 0 && (
        <nav aria-labelledby="visited" className={styles.visited}>
          <h2 id="visited">{offline.visited}</h2>
          <ul>
            {pages.slice(0, MOST_PAGES).map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </OfflineNotice>
  )
}
