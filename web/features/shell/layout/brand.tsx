import { Link } from '../../../components/links/link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './brand.module.css'

/** Logo and name of the shop, linked to the home page. */
export function Brand() {
  const { name } = useShop()
  const { header } = useMessages('shell')
  return (
    <Link to="/" className={styles.brand} aria-label={header.home(name)}>
      <img src="/mark.svg" width="34" height="34" className={styles.mark} alt="" />
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
