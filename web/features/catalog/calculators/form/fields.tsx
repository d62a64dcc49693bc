import { useEffect, useId, useRef, useState } from 'react'
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

/** @param isWide for long texts: the chosen one is repeated below if the field cuts it off, as on a phone */
export function SelectField({ label, value, options, onChoose, isWide = false }: SelectProps & { readonly isWide?: boolean }) {
  const id = useId()
  const chosen = options.find((option) => option.value === value)?.text ?? ''
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
      {isWide && <CutText key={chosen} text={chosen} />}
    </div>
  )
}

/** Repeats a text that a select cuts off. An invisible line of the same width is measured, because a select has no overflow. */
function CutText({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const { current } = line
    if (!current) return
    // The observer also reports the first size.
    const observer = new ResizeObserver(() => setCut(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <p ref={line} className={styles.line} aria-hidden>
        {text}
      </p>
      {isCut && (
        <p className={styles.whole} aria-hidden>
          {text}
        </p>
      )}
    </>
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
