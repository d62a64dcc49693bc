import styles from './chips.module.css'
import { Link } from './link.tsx'

export interface Chip {
  readonly key: string
  readonly to: string
  readonly text: string
  /** What following it does, when the text alone does not say it. */
  readonly label?: string
  /** Takes something away. */
  readonly isRemoval?: boolean
}

/** Small links in a row: categories to go to, choices to take away. */
export function Chips({ chips, label }: { readonly chips: readonly Chip[]; readonly label: string }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ key, to, text, label: says, isRemoval }) => (
        <li key={key}>
          <Link
            to={to}
            className={styles.chip}
            aria-label={says ?? text}
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
