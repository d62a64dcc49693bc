import { Icon } from '../../../components/icons/icon.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './header.module.css'
import { MENU_ID } from './menu-id.ts'

/**
 * Opens the menu as a sheet if neither category row nor bottom bar is visible: on phones in landscape, at high zoom and with large
 * text. Works without JavaScript.
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
