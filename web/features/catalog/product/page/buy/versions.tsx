import styles from '../../parts/variant-table/variant-table.module.css'
import type { Configuration } from '../../product.types.ts'

/** The table of all variants, if there are several. Its styles are here, because those of a late part are not in the first HTML. */
export function Versions({ table }: { readonly table: Configuration['variantTable'] | undefined }) {
  return table ? <div className={styles.part}>{table}</div> : null
}
