import type { ReactNode } from 'react'
import type { CustomOptionView } from '../../product.types.ts'
import { optionField } from './custom-option-form.ts'
import styles from './custom-options.module.css'
import { Surcharge } from './surcharge.tsx'

interface CustomOptionChoicesProps {
  readonly option: CustomOptionView
  readonly title: ReactNode
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

/** Radio buttons with the first one chosen, or checkboxes. @source platform contract §6.6 */
export function CustomOptionChoices({ option, title, describedBy, isInvalid }: CustomOptionChoicesProps) {
  const isRadio = option.type === 'RADIO'
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend>{title}</legend>
      {option.values.map((value, index) => (
        <label key={value.id} className={styles.choice}>
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={optionField(option)}
            value={value.id}
            defaultChecked={isRadio && index === 0}
            aria-invalid={!isRadio && isInvalid ? true : undefined}
          />
          {value.title}
          <Surcharge price={value.price} />
        </label>
      ))}
    </fieldset>
  )
}
