import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/icons/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { VatSwitch } from '../vat/index.ts'
import styles from './main-menu.module.css'
import { MenuCategory } from './menu-category.tsx'
import { MENU_ID } from './menu-id.ts'
import type { Menu, SitePages } from './shell-data.ts'

interface MainMenuProps {
  readonly menu: Menu
  /** Other pages, for the sheet; on wide screens they are above the header. */
  readonly entries: NonNullable<SitePages>['menu']
}

/**
 * The categories: a row under the header on wide screens, a sheet on narrow ones. Works without JavaScript, except for keyboards:
 * categories open by button, and close on Escape and when the focus leaves.
 */
export function MainMenu({ menu, entries }: MainMenuProps) {
  const words = useMessages('shell').menu
  const ref = useRef<HTMLElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  // Closed even if the pointer is still over it.
  const [isDismissed, setDismissed] = useState(false)
  // Set after the first hover; brief leaving then closes nothing.
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
    // The sheet shows all panels. After a resize to the row, none may still be closing.
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
