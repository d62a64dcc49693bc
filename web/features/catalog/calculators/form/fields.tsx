import { useId } from 'react'
import { NumberField } from '../../../../components/number-field.tsx'
import styles from './calculator.module.css'

interface TextProps {
  readonly label: string
  readonly value: string
  /** Null if the value can be used. */
  readonly error: string | null
  readonly hint?: string
  readonly onType: (text: string) => void
}

/** A field for metres or a count, with its error below it. */
export function MeasureField({ label, value, error, hint, onType, ...field }: TextProps & { readonly hasDecimals?: boolean }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <NumberField
        {...field}
        id={id}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error !== null || hint ? `${id}-note` : undefined}
        onType={onType}
      />
      {(error ?? hint) && (
        <p id={`${id}-note`} className={error === null ? styles.hint : styles.error}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChoose: (value: string) => void
}

/** @param isWide for long texts: on a phone, the chosen one is repeated below, where nothing of it is cut off */
export function SelectField({ label, value, options, onChoose, isWide = false }: SelectProps & { readonly isWide?: boolean }) {
  const id = useId()
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {isWide && (
        <p className={styles.whole} aria-hidden>
          {options.find((option) => option.value === value)?.text}
        </p>
      )}
    </div>
  )
}

/** A choice among few values that are all in view. */
export function RadioField({ label, value, options, onChoose }: SelectProps) {
  const name = useId()
  return (
    <fieldset className={styles.radios}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
