import type { ReactNode } from 'react'
import { useHref, useLocation } from 'react-router'
import { SecondaryButton } from '../../../components/button.tsx'
import { SecondaryLink } from '../../../components/links/button-link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { visitedPages } from '../../../router/visited-pages.ts'
import { useDeviceValue } from '../../../storage/use-device-value.ts'
import { findOfflinePage, useOfflineResult } from '../../catalog/offline-catalog/index.ts'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { OfflineProductPrices } from './offline/offline-product-prices.tsx'
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

interface OfflineNoticeProps {
  readonly path: string
  readonly children: ReactNode
}

/** Says that the page at a path is not on the device. If the offline catalogue has its product, shows that. @source ERROR-5, CACHE-20 */
function OfflineNotice({ path, children }: OfflineNoticeProps) {
  const { title, text } = useMessages('content').errorPages.offline
  const page = useOfflineResult(findOfflinePage, path)
  const product = page?.products[0]
  return (
    <NoticePage title={product?.name ?? title} text={text} drawing={page === undefined || product ? null : 'apart'}>
      {page && product && <OfflineProductPrices page={page} product={product} />}
      {children}
    </NoticePage>
  )
}
