import type { ReactNode } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { findOfflinePage, useOfflineResult } from '../../../catalog/offline-catalog/index.ts'
import { NoticePage } from '../notice-page.tsx'
import { OfflineProductPrices } from './offline-product-prices.tsx'

interface OfflineNoticeProps {
  readonly path: string
  readonly children: ReactNode
}

/** Says that the page at a path is not on the device. If the offline catalogue has its product, shows that. @source ERROR-5, CACHE-20 */
export function OfflineNotice({ path, children }: OfflineNoticeProps) {
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
