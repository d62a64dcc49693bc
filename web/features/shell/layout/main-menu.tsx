import { useEffect, useRef, useState } from 'react'
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
  const [openId, setOpenId] = useState<string | null>(null)
  // Closes the panel even if the pointer is still over it.
  const [isDismissed, setDismissed] = useState(false)
  // Set after the first hover. Styles then close a panel with a delay.
  const [isPointed, setPointed] = useState(false)

  const close = () => {
    setOpenId(null)
    setDismissed(true)
  }
  const hide = () => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }
  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const active = document.activeElement
      const category = ref.current?.contains(active) ? active?.closest('[data-open]') : null
      category?.querySelector('button')?.focus()
      setOpenId(null)
      setDismissed(true)
    }
    // The sheet shows all panels; after a resize to the row, they must not close with a delay.
    const onResize = () => setPointed(false)
    addEventListener('keydown', onEscape)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('keydown', onEscape)
      removeEventListener('resize', onResize)
    }
  }, [])

  return (
    <nav
      ref={ref}
      id={MENU_ID}
      className={styles.menu}
      popover="auto"
      aria-label={words.label}
      data-pointed={isPointed || undefined}
      data-dismissed={isDismissed || undefined}
    >
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
      <ul className={`container ${styles.categories}`}>
        {menu.map((category) => (
          <MenuCategory
            key={category.id}
            category={category}
            isOpen={openId === category.id}
            onToggle={() => {
              setOpenId(openId === category.id ? null : category.id)
              setDismissed(openId === category.id)
            }}
            onPoint={() => {
              setPointed(true)
              setDismissed(false)
            }}
            onLeave={() => setOpenId((open) => (open === category.id ? null : open))}
            onFollow={() => {
              close()
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
