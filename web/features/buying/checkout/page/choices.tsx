import type { ReactNode } from 'react'
import styles from './checkout.module.css'

interface ChoicesProps {
  readonly legend: string
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: ReactNode; readonly cost: ReactNode }[]
  readonly chosen: string | null
  readonly onChoose: (value: string) => void
}

/** A choice between methods, each with its cost. */
export function Choices({ legend, name, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, cost }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
          <span className={styles.cost}>{cost}</span>
        </label>
      ))}
    </fieldset>
  )
}
