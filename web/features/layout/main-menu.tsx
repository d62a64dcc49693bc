import { Icon } from '../../components/icon.tsx'
import { useShellMessages } from '../../messages/shell.ts'
import { VatSwitch } from '../vat/index.ts'
import styles from './main-menu.module.css'
import type { Menu } from './menu.types.ts'
import { MenuShelf } from './menu-shelf.tsx'

/** Id of the menu, for buttons that open it as a sheet. */
export const MENU_ID = 'menu'

/** The departments: a row under the header on wide screens, a sheet on narrow ones. Neither needs scripts. */
export function MainMenu({ menu }: { menu: Menu }) {
  const words = useShellMessages().menu
  return (
    <nav id={MENU_ID} className={styles.menu} popover="auto" aria-label={words.label}>
      <div className={styles.sheetHead}>
        <VatSwitch />
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={words.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={`container ${styles.shelves}`}>
        {menu.map((category) => (
          <MenuShelf key={category.id} category={category} />
        ))}
      </ul>
    </nav>
  )
}
