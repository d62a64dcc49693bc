import { useMessages } from '../../../messages/use-messages.tsx'
import { chooseVat, useVat, type Vat } from './vat.ts'
import styles from './vat-switch.module.css'

const CHOICES: readonly Vat[] = ['inc', 'ex']

/** Switches all prices between including and excluding VAT. Hidden without JavaScript. */
export function VatSwitch() {
  const words = useMessages('shell').vat
  const vat = useVat()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.label}</legend>
      {CHOICES.map((choice) => (
        <button key={choice} type="button" data-choice={choice} aria-pressed={choice === vat} onClick={() => chooseVat(choice)}>
          {words[choice]}
        </button>
      ))}
    </fieldset>
  )
}
