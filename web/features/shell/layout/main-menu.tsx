import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { watchClose } from '../../../components/watch-close.ts'
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
 * The categories: a row under the header on wide screens, a sheet on narrow ones. In the row only keyboards need JavaScript: a button
 * opens a category, and Escape or a moved focus closes it. In the sheet a category opens as the next level; without JavaScript it is a
 * link.
 */
export function MainMenu({ menu, entries }: MainMenuProps) {
  const words = useMessages('shell').menu
  const ref = useRef<HTMLElement>(null)
  const panels = usePanels(ref)
  const hide = useCallback(() => {
    if (isSheet(ref.current)) ref.current.hidePopover()
  }, [])
  useEffect(() => {
    addEventListener('popstate', hide)
    return () => removeEventListener('popstate', hide)
  }, [hide])
  return (
    <nav
      ref={ref}
      id={MENU_ID}
      className={styles.menu}
      popover="auto"
      aria-label={words.label}
      data-pointed={panels.isPointed || undefined}
      data-dismissed={panels.isDismissed || undefined}
      onToggle={({ newState }) => newState === 'closed' && panels.close()}
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
            onBack={panels.back}
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
  // Hidden until the level has closed, so it takes the focus afterwards.
  const opener = useRef<HTMLElement | null>(null)
  const back = useCallback(() => {
    const category = menu.current?.querySelector('[data-open]')
    if (category?.contains(document.activeElement)) opener.current = category.querySelector('button')
    close()
  }, [menu, close])
  useEffect(() => {
    if (openId !== null) return
    opener.current?.focus()
    opener.current = null
  }, [openId])
  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isSheet(menu.current)) back()
    }
    // After a resize to the row, panels must not close with a delay.
    const onResize = () => setPointed(false)
    addEventListener('keydown', onEscape)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('keydown', onEscape)
      removeEventListener('resize', onResize)
    }
  }, [menu, back])
  useCloseWatcher(menu, openId, back)

  return {
    openId,
    isDismissed,
    isPointed,
    close,
    back,
    toggle(id: string) {
      setOpenId(openId === id ? null : id)
      setDismissed(openId === id)
    },
    point() {
      setPointed(true)
      setDismissed(false)
    },
    leave(id: string) {
      if (!isSheet(menu.current)) setOpenId((open) => (open === id ? null : open))
    },
  }
}

/** In the sheet, Escape, and going back on Android, close the level instead of the sheet. */
function useCloseWatcher(menu: RefObject<HTMLElement | null>, openId: string | null, back: () => void) {
  useEffect(() => {
    return openId === null || !isSheet(menu.current) ? undefined : watchClose(back)
  }, [menu, openId, back])
}

const isSheet = (menu: HTMLElement | null): menu is HTMLElement => menu?.matches(':popover-open') ?? false
