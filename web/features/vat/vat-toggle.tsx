import { useShellMessages } from '../../messages/shell.ts'
import styles from './vat-toggle.module.css'

/** The same choice as one button, where there is little room. */
export function VatToggle() {
  const { vat } = useShellMessages()
  return (
    <button type="button" role="switch" aria-checked aria-label={vat.toggle} className={styles.toggle} data-choose-vat="other">
      <span className={styles.track} />
      <span aria-hidden="true" className={styles.word} data-choice="inc">
        {vat.inc}
      </span>
      <span aria-hidden="true" className={styles.word} data-choice="ex">
        {vat.ex}
      </span>
    </button>
  )
}
