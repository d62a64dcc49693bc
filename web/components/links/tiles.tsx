import { Picture } from '../picture.tsx'
import { Link } from './link.tsx'
import styles from './tiles.module.css'

interface Tile {
  readonly key: string
  readonly to: string
  readonly text: string
  /** A second line. */
  readonly note: string
  readonly picture: { readonly path: string; readonly alt: string } | null
}

interface TilesProps {
  readonly tiles: readonly Tile[]
  readonly label?: string
  /** More tiles to a row. */
  readonly isSmall?: boolean
}

/** Links with a picture each, for example to categories. */
export function Tiles({ tiles, label, isSmall = false }: TilesProps) {
  return (
    <ul className={styles.tiles} aria-label={label} data-small={isSmall || undefined}>
      {tiles.map(({ key, to, text, note, picture }) => (
        <li key={key}>
          <Link to={to} className={styles.tile}>
            <span className={styles.ground}>
              {picture && <Picture picture={picture} size="line" displayWidth="(min-width: 48rem) 8rem, 30vw" isDecorative />}
            </span>
            <span className={styles.name}>{text}</span>
            <span className={styles.note}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
