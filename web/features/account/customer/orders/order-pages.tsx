import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { pageCount } from './order-history.ts'
import styles from './orders.module.css'

/** Links to newer and older orders; nothing if there is only one page. @source ORDER-8 */
export function OrderPages({ page, total }: { readonly page: number; readonly total: number }) {
  const words = useMessages('account').orderPages
  const last = pageCount(total)
  if (last === 1 && page === 1) return null
  const newer = Math.min(page - 1, last)
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {newer > 0 && (
        <Link to={pageUrl(newer)} rel="prev">
          {words.newer}
        </Link>
      )}
      <span>{words.page(page, last)}</span>
      {page < last && (
        <Link to={pageUrl(page + 1)} rel="next">
          {words.older}
        </Link>
      )}
    </nav>
  )
}

/** Has a hash, because a change of the query alone keeps the scroll position. */
const pageUrl = (page: number) => `/my-account/orders${page === 1 ? '' : `?page=${page}`}#account-block`
