import type { ReactNode } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './custom-options.module.css'

/** A file that is asked for: the page cannot send one, and says how it gets to the shop. */
export function CustomOptionFile({ title }: { readonly title: ReactNode }) {
  const words = useMessages('product-parts')
  const { phone } = useShop()
  return (
    <div className={styles.option}>
      <p className={styles.label}>{title}</p>
      <p className={styles.hint}>{words.file(phone)}</p>
    </div>
  )
}
