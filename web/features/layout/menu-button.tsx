import { Icon } from '../../components/icons/icon.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './header.module.css'
import { MENU_ID } from './menu-id.ts'

/**
 * Opens the menu as a sheet where the header has no row of categories and the page no bar at its foot: on phones held sideways, at high
 * zoom and with large text. The browser opens it without scripts too.
 * @source NAV-40
 */
export function MenuButton() {
  const { open } = useMessages('shell').menu
  return (
    <button type="button" className={`${styles.tool} ${styles.menuButton}`} popoverTarget={MENU_ID}>
      <Icon name="menu" />
      <span className={styles.menuWord}>{open}</span>
    </button>
  )
}
