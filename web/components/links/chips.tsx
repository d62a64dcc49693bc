import styles from './chips.module.css'
import { Link } from './link.tsx'

interface Chip {
  readonly key: string
  readonly to: string
  readonly text: string
  /** Accessible name, if the text alone does not say what the link does. */
  readonly label?: string
  /** The link removes a filter. */
  readonly isRemoval?: boolean
}

/** A row of small links, for example to categories or to remove filters. */
export function Chips({ chips, label }: { readonly chips: readonly Chip[]; readonly label: string }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ key, to, text, label: linkLabel, isRemoval }) => (
        <li key={key}>
          <Link
            to={to}
            className={styles.chip}
            aria-label={linkLabel ?? text}
            preventScrollReset={isRemoval ?? false}
            data-removal={isRemoval || undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
