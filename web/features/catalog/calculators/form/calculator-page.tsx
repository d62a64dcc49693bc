import type { ReactNode } from 'react'
import styles from './calculator.module.css'

interface CalculatorPageProps {
  readonly drawing: ReactNode
  readonly result: ReactNode
  readonly children: ReactNode
}

/** A drawing above the fields, and the list of needed products beside them. */
export function CalculatorPage({ drawing, result, children }: CalculatorPageProps) {
  return (
    <div className={styles.calculator}>
      <div className={styles.input}>
        <div className={styles.drawing}>{drawing}</div>
        <div className={styles.fields}>{children}</div>
      </div>
      {result}
    </div>
  )
}
