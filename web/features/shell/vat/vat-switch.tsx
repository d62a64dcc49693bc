import { createDocumentChoice } from '../../../data/document-choice.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './vat-switch.module.css'

/** Switches all prices between including and excluding VAT. Hidden without JavaScript. */
export function VatSwitch() {
  const words = useMessages('shell').vat
  const chosen = vat.useChoice()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.label}</legend>
      {(['inc', 'ex'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          data-choice={choice}
          aria-pressed={choice === chosen}
          onClick={() => vat.choose(choice)}
        >
          {words[choice]}
        </button>
      ))}
    </fieldset>
  )
}

export const VAT_KEY = 'shop/vat'

/** The emphasised price. Pages contain both. */
const vat = createDocumentChoice({ key: VAT_KEY, attribute: 'vat', usual: 'inc', other: 'ex' })
