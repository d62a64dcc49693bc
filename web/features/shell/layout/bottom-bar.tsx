import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { AccountLink } from '../../account/customer/index.ts'
import { focusSearch, SEARCH_INPUT_ID } from '../../catalog/search/index.ts'
import styles from './bottom-bar.module.css'
import { CartLink } from './cart-link.tsx'
import { MENU_ID } from './main-menu.tsx'

/** The bar at the foot of phones. Prices with or without VAT are chosen in the menu and in the footer. @source NAV-41 */
export function BottomBar() {
  const { bar } = useMessages('shell')
  return (
    <nav className={styles.bar} aria-label={bar.label}>
      <Link to="/">
        <Icon name="home" />
        {bar.home}
      </Link>
      <button type="button" popoverTarget={MENU_ID}>
        <Icon name="menu" />
        {bar.menu}
      </button>
      <a href={`#${SEARCH_INPUT_ID}`} onClick={focusSearch}>
        <Icon name="search" />
        {bar.search}
      </a>
      <AccountLink />
      <CartLink />
    </nav>
  )
}
