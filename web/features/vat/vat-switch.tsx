import { useShellMessages } from '../../messages/shell.ts'
import type { Vat } from './vat.ts'
import styles from './vat-switch.module.css'

const CHOICES: readonly Vat[] = ['inc', 'ex']

/** Prices with or without VAT, everywhere in the shop. Needs scripts, and is not shown without them. */
export function VatSwitch() {
  const { vat } = useShellMessages()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{vat.label}</legend>
      {CHOICES.map((choice) => (
        <button key={choice} type="button" data-choose-vat={choice} aria-pressed={choice === 'inc'}>
          {vat[choice]}
        </button>
      ))}
    </fieldset>
  )
}
