import { PrimaryLink, SecondaryLink } from '../../../components/links/button-link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { PhoneLine } from './phone-line.tsx'

/** The page for a 404. @source URL-2, SCREEN-18 */
export function NotFoundView() {
  const { notFound } = useMessages('content').errorPages
  return (
    <NoticePage title={notFound.title} text={notFound.text} drawing="gap">
      <p className={styles.actions}>
        <PrimaryLink to="/">{notFound.home}</PrimaryLink>
        <SecondaryLink to="/search">{notFound.search}</SecondaryLink>
      </p>
      <PhoneLine />
    </NoticePage>
  )
}
