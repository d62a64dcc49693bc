import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { useShellMessages } from '../../messages/shell.ts'
import styles from './main-menu.module.css'
import type { Menu } from './menu.types.ts'

/** One department with what is in it: opens under the pointer, and by its button for the keyboard. */
export function MenuShelf({ category }: { category: Menu[number] }) {
  const words = useShellMessages().menu
  const panelId = `menu-${category.id}`
  const groups = category.children
  return (
    <li className={styles.shelf} data-shelf>
      <div className={styles.name}>
        <Link to={category.url} className={styles.department}>
          {category.name}
        </Link>
        {groups.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={false}
            aria-controls={panelId}
            aria-label={words.submenu(category.name)}
          >
            <Icon name="down" />
          </button>
        )}
      </div>
      {groups.length > 0 && (
        <div id={panelId} className={styles.panel}>
          <ul className={`container ${styles.groups}`}>
            {groups.map((group) => (
              <li key={group.id}>
                <Link to={group.url} className={styles.group}>
                  {group.name}
                </Link>
                {group.children.length > 0 && (
                  <ul className={styles.leaves}>
                    {group.children.map((leaf) => (
                      <li key={leaf.id}>
                        <Link to={leaf.url}>{leaf.name}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
