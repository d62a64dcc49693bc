import { Link } from '../../components/links/link.tsx'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'
import styles from './notice-page.module.css'
import { NoticePage } from './notice-page.tsx'
import { RetryButton } from './retry-button.tsx'

/** Something failed on the shop's side. */
export function ErrorView() {
  const { errorPage } = useMessages('error-pages')
  const { phone } = useShop()
  return (
    <NoticePage title={errorPage.title} text={errorPage.text} drawing="split">
      <p className={styles.actions}>
        <RetryButton />
        <Link className={button.secondary} to="/">
          {errorPage.home}
        </Link>
      </p>
      {phone && (
        <p>
          {errorPage.phone} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
    </NoticePage>
  )
}
