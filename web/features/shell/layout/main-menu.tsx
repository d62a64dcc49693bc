import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/icons/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { VatSwitch } from '../vat/index.ts'
import styles from './main-menu.module.css'
import { MenuCategory } from './menu-category.tsx'
import type { Menu, SitePages } from './shell-data.ts'

/** For buttons that open the menu as a sheet. */
export const MENU_ID = 'menu'

interface MainMenuProps {
  readonly menu: Menu
  /** Links to CMS pages in the sheet. On wide screens, they are above the header. */
  readonly entries: NonNullable<SitePages>['menu']
}

/**
 * The categories: a row under the header on wide screens, a sheet on narrow ones. Only keyboards need JavaScript: a button opens a
 * category, and Escape or a moved focus closes it.
 */
export function MainMenu({ menu, entries }: MainMenuProps) {
  const words = useMessages('shell').menu
  const ref = useRef<HTMLElement>(null)
  const panels = usePanels(ref)
  const hide = () => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }
  return (
    <nav
      ref={ref}
      id={MENU_ID}
      className={styles.menu}
      popover="auto"
      aria-label={words.label}
      data-pointed={panels.isPointed || undefined}
      data-dismissed={panels.isDismissed || undefined}
    >
      <SheetHead />
      <ul className={`container ${styles.categories}`}>
        {menu.map((category) => (
          <MenuCategory
            key={category.id}
            category={category}
            isOpen={panels.openId === category.id}
            onToggle={() => panels.toggle(category.id)}
            onPoint={panels.point}
            onLeave={() => panels.leave(category.id)}
            onFollow={() => {
              panels.close()
              hide()
            }}
          />
        ))}
      </ul>
      {entries.length > 0 && (
        <ul className={`container ${styles.entries}`}>
          {entries.map(({ url, title }) => (
            <li key={url}>
              <Link to={url} onClick={hide}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function SheetHead() {
  const words = useMessages('shell').menu
  return (
    <div className={styles.sheetHead}>
      <VatSwitch />
      <button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label={words.close}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The panels of the categories: at most one is open by button, and the pointer opens others. */
function usePanels(menu: RefObject<HTMLElement | null>) {
  const [openId, setOpenId] = useState<string | null>(null)
  // Closes the panel even if the pointer is still over it.
  const [isDismissed, setDismissed] = useState(false)
  // Set after the first hover. Styles then close a panel with a delay.
  const [isPointed, setPointed] = useState(false)

  const close = useCallback(() => {
    setOpenId(null)
    setDismissed(true)
  }, [])
  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const active = document.activeElement
      const category = menu.current?.contains(active) ? active?.closest('[data-open]') : null
      category?.querySelector('button')?.focus()
      close()
    }
    // The sheet shows all panels; after a resize to the row, they must not close with a delay.
    const onResize = () => setPointed(false)
    addEventListener('keydown', onEscape)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('keydown', onEscape)
      removeEventListener('resize', onResize)
    }
  }, [menu, close])

  return {
    openId,
    isDismissed,
    isPointed,
    close,
    toggle(id: string) {
      setOpenId(openId === id ? null : id)
      setDismissed(openId === id)
    },
    point() {
      setPointed(true)
      setDismissed(false)
    },
    leave: (id: string) => setOpenId((open) => (open === id ? null : open)),
  }
}
