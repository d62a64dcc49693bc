import { useMessages } from '../../../messages/use-messages.tsx'
import { vat } from './vat.ts'
import styles from './vat-toggle.module.css'

/** The VAT switch as a single button, for narrow spaces. */
export function VatToggle() {
  const words = useMessages('shell').vat
  const chosen = vat.useChoice()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={chosen === 'inc'}
      aria-label={words.toggle}
      className={styles.toggle}
      onClick={() => vat.choose(chosen === 'inc' ? 'ex' : 'inc')}
    >
      <span className={styles.track} />
      <span aria-hidden="true" className={styles.word} data-choice="inc">
        {words.inc}
      </span>
      <span aria-hidden="true" className={styles.word} data-choice="ex">
        {words.ex}
      </span>
    </button>
  )
}
