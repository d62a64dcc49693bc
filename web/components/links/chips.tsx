import { EitherVat } from '../price/both-vat.tsx'
import styles from './chips.module.css'
import { Link } from './link.tsx'

interface ChipText {
  readonly text: string
  /** Accessible name, if the text alone does not say what the link does. */
  readonly label?: string
}

interface Chip extends ChipText {
  readonly key: string
  readonly to: string
  /** The text if prices are shown with VAT; null if it does not depend on that. */
  readonly gross?: ChipText | null
  /** The link removes a filter. */
  readonly isRemoval?: boolean
}

/** A row of small links, for example to categories or to remove filters. */
export function Chips({ chips, label }: { readonly chips: readonly Chip[]; readonly label: string }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ gross, ...chip }) => (
        <li key={chip.key}>
          <EitherVat inc={gross ? chipLink({ ...chip, ...gross }) : null} ex={chipLink(chip)} />
        </li>
      ))}
    </ul>
  )
}

const chipLink = ({ to, text, label, isRemoval = false }: Chip) => (
  <Link
    to={to}
    className={styles.chip}
    aria-label={label ?? text}
    preventScrollReset={isRemoval}
    data-removal={isRemoval || undefined}
  >
    {text}
  </Link>
)
