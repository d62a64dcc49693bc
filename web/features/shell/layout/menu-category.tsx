import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './main-menu.module.css'
import { MenuGroups } from './menu-groups.tsx'
import { MenuLevelHead } from './menu-level-head.tsx'
import type { Menu } from './shell-data.ts'

interface MenuCategoryProps {
  readonly category: Menu[number]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onPoint: () => void
  readonly onLeave: () => void
  readonly onBack: () => void
  readonly onFollow: () => void
}

/** A category with its subcategories. In the row it opens on hover, and by button for keyboards; in the sheet its button is all of it. */
export function MenuCategory({ category, isOpen, onToggle, onPoint, onLeave, onBack, onFollow }: MenuCategoryProps) {
  const words = useMessages('shell').menu
  const panelId = `menu-${category.id}`
  const groups = category.menuEntries
  return (
    <li
      className={styles.category}
      data-open={isOpen || undefined}
      onPointerEnter={onPoint}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <div className={styles.name}>
        <Link to={category.url} className={styles.link} onClick={onFollow}>
          {category.name}
        </Link>
        {groups.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={words.submenu(category.name)}
            onClick={onToggle}
          >
            <Icon name="down" />
          </button>
        )}
      </div>
      {groups.length > 0 && (
        <div id={panelId} className={styles.panel}>
          {isOpen && <MenuLevelHead category={category} onBack={onBack} onFollow={onFollow} />}
          <MenuGroups groups={groups} onFollow={onFollow} />
        </div>
      )}
    </li>
  )
}
