import { Link } from '../../../components/links/link.tsx'
import styles from './main-menu.module.css'
import type { Menu } from './shell-data.ts'

interface MenuGroupsProps {
  readonly groups: Menu[number]['menuEntries']
  readonly onFollow: () => void
}

/** The subcategories of a category, two levels deep. */
export function MenuGroups({ groups, onFollow }: MenuGroupsProps) {
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
