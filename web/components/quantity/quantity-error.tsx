import type { QuantityError as ErrorCode } from '#schema/rules/cart/read-quantity.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './quantity-stepper.module.css'

/** @source TEXT-17 */
export function QuantityError({ error }: { readonly error: ErrorCode }) {
  return (
    <span className={styles.error} role="alert">
      {useMessages('catalog').quantity.errors[error]}
    </span>
  )
}
