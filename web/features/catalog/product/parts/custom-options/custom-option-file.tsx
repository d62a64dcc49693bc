import type { ReactNode } from 'react'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './custom-options.module.css'

/** A file option: the page cannot upload files, so it explains how to send them to the shop. */
export function CustomOptionFile({ title }: { readonly title: ReactNode }) {
  const words = useMessages('product')
  const { phone } = useShop()
  return (
    <div className={styles.option}>
      <p className={styles.label}>{title}</p>
      <p className={styles.hint}>{words.file(phone)}</p>
    </div>
  )
}
