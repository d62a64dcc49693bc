import { Link } from '../../../../components/links/link.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { NamedList } from '../rules/named-list.types.ts'
import { listPath } from '../saving/use-lists.ts'
import styles from './lists.module.css'

interface ListTabsProps {
  readonly lists: readonly NamedList[]
  /** The list that is open; null for none of them. */
  readonly open: string | null
  readonly onCreate: () => void
}

/** The lists by name with their number of products, and a button for a new one. */
export function ListTabs({ lists, open, onCreate }: ListTabsProps) {
  const words = useMessages('lists').saved
  const format = useFormat()
  return (
    <nav className={styles.tabs} aria-label={words.tabs}>
      <ul>
        {lists.map(({ id, name, lines }) => (
          <li key={id}>
            <Link to={listPath(id)} aria-current={id === open ? 'page' : undefined} preventScrollReset>
              <bdi>{name}</bdi> <span>{format.figure(lines.length)}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onCreate}>
            <span aria-hidden="true">+</span> {words.create}
          </button>
        </li>
      </ul>
    </nav>
  )
}
