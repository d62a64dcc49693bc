import { useMessages } from '../../messages/use-messages.tsx'
import styles from './breadcrumbs.module.css'
import { Link } from './link.tsx'

interface BreadcrumbsProps {
  readonly steps: readonly { readonly name: string; readonly url: string }[]
  /** Name of the page, if the steps do not end with it. */
  readonly current?: string
}

/** Links to the categories above a page. The last entry is the page itself, without a link. */
export function Breadcrumbs({ steps, current }: BreadcrumbsProps) {
  const words = useMessages('catalog')
  const parents = current === undefined ? steps.slice(0, -1) : steps
  const last = current ?? steps.at(-1)?.name
  return (
    <nav className={styles.breadcrumbs} aria-label={words.breadcrumbs}>
      <ol>
        {parents.map((step) => (
          <li key={step.url}>
            <Link to={step.url}>{step.name}</Link>
          </li>
        ))}
        <li aria-current="page">{last}</li>
      </ol>
    </nav>
  )
}
