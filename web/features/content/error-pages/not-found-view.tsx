import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { PhoneLine } from './phone-line.tsx'

/** The page for a 404. @source URL-2, SCREEN-18 */
export function NotFoundView() {
  const { notFound } = useMessages('content').errorPages
  return (
    <NoticePage title={notFound.title} text={notFound.text} drawing="gap">
      <p className={styles.actions}>
        <Link className={button.primary} to="/">
          {notFound.home}
        </Link>
        <Link className={button.secondary} to="/search">
          {notFound.search}
        </Link>
      </p>
      <PhoneLine />
    </NoticePage>
  )
}
