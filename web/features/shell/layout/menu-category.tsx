import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './main-menu.module.css'
import head from './menu-level-head.module.css'
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

/** A category with its subcategories. In the row it opens on hover, or with a button for keyboards. In the sheet the button covers it. */
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

interface MenuGroupsProps {
  readonly groups: Menu[number]['menuEntries']
  readonly onFollow: () => void
}

/** The subcategories of a category, two levels deep. */
function MenuGroups({ groups, onFollow }: MenuGroupsProps) {
  return (
    <ul className={`container ${styles.groups}`}>
      {groups.map((group) => (
        <li key={group.id}>
          <Link to={group.url} className={styles.group} onClick={onFollow}>
            {group.name}
          </Link>
          {group.menuEntries.length > 0 && (
            <ul className={styles.leaves}>
              {group.menuEntries.map((leaf) => (
                <li key={leaf.id}>
                  <Link to={leaf.url} onClick={onFollow}>
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

interface MenuLevelHeadProps {
  readonly category: Menu[number]
  readonly onBack: () => void
  readonly onFollow: () => void
}

/** The head of a category in the sheet, where its subcategories take the place of the categories. @source NAV-42 */
function MenuLevelHead({ category, onBack, onFollow }: MenuLevelHeadProps) {
  const words = useMessages('shell').menu
  return (
    <div className={head.head}>
      <button type="button" onClick={onBack}>
        <Icon name="next" />
        {words.back}
      </button>
      <h2 ref={focus} tabIndex={-1}>
        {category.name}
      </h2>
      <Link to={category.url} className={styles.group} onClick={onFollow}>
        {words.all(category.name)}
      </Link>
    </div>
  )
}

/** Has no effect in the row, where the head is not displayed. */
const focus = (heading: HTMLElement | null) => heading?.focus()
