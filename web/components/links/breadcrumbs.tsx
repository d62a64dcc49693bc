import { useMessages } from '../../messages/use-messages.tsx'
import styles from './breadcrumbs.module.css'
import { Link } from './link.tsx'

interface BreadcrumbsProps {
  readonly steps: readonly { readonly name: string; readonly url: string }[]
  /** The page itself, when the steps do not end with it. */
  readonly here?: string
}

/** The way down to this page; the last step is the page itself and no link. */
export function Breadcrumbs({ steps, here }: BreadcrumbsProps) {
  const words = useMessages('catalog')
  const above = here === undefined ? steps.slice(0, -1) : steps
  const last = here ?? steps.at(-1)?.name
  return (
    <nav className={styles.breadcrumbs} aria-label={words.breadcrumbs}>
      <ol>
        {above.map((step) => (
          <li key={step.url}>
            <Link to={step.url}>{step.name}</Link>
          </li>
        ))}
        <li aria-current="page">{last}</li>
      </ol>
    </nav>
  )
}
