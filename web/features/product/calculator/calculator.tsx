import { useId, useState } from 'react'
import { MOST_PIECES, WASTE } from '#schema/rules/constants.ts'
import { useCalculatorMessages } from '../../../messages/calculator.ts'
import button from '../../../styles/button.module.css'
import type { MeasureView } from '../product.types.ts'
import { type Known, knowable, type Reckoning, reckon } from './calculation.ts'
import styles from './calculator.module.css'

interface CalculatorProps {
  readonly measure: MeasureView
  readonly onUse: (quantity: number) => void
}

const WASTES = Array.from({ length: WASTE.most / WASTE.step + 1 }, (_, i) => i * WASTE.step)

/** Metres or square metres in, pieces out. */
export default function Calculator({ measure, onUse }: CalculatorProps) {
  const words = useCalculatorMessages()
  const id = useId()
  const ways = knowable(measure)
  const [preferred, setPreferred] = useState<Known | undefined>(ways[0])
  const [amount, setAmount] = useState('')
  const [wastePercent, setWaste] = useState<number>(WASTE.usual)
  const known = ways.find((way) => way === preferred) ?? ways[0] ?? 'length'
  const reckoning = reckon(measure, { known, amount, wastePercent })
  const error = reckoning?.error ? errorText(reckoning.error, words) : null
  return (
    <div className={styles.calculator}>
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend>{words.by}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name={id} checked={way === known} onChange={() => setPreferred(way)} />
              {way === 'length' ? words.byLength : words.byArea}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-amount`}>{known === 'length' ? words.length : words.area}</label>
        <input
          id={`${id}-amount`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          aria-invalid={error !== null}
          aria-describedby={`${id}-result`}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </div>
      {known === 'area' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-waste`}>{words.waste}</label>
          <select id={`${id}-waste`} value={wastePercent} onChange={({ currentTarget }) => setWaste(Number(currentTarget.value))}>
            {WASTES.map((percent) => (
              <option key={percent} value={percent}>
                {words.percent(percent)}
              </option>
            ))}
          </select>
        </div>
      )}
      <p id={`${id}-result`} className={styles.result} role="status" data-error={error !== null || undefined}>
        {error ?? (reckoning && resultText(reckoning, known, measure, words))}
      </p>
      {reckoning?.error === null && (
        <button type="button" className={button.secondary} onClick={() => onUse(reckoning.pieces)}>
          {words.use(reckoning.pieces)}
        </button>
      )}
    </div>
  )
}

type Words = ReturnType<typeof useCalculatorMessages>

function resultText(reckoning: Reckoning, known: Known, { coverage }: MeasureView, words: Words): string | null {
  if (reckoning.error !== null) return null
  const { pieces, each, total, leftOver } = reckoning
  if (known === 'length') return words.lengths(pieces, each, total, leftOver)
  return words.covers(coverage?.unit ?? 'PIECE', pieces, each, total, leftOver)
}

function errorText(error: NonNullable<Reckoning['error']>, words: Words): string {
  if (error === 'TOO_MUCH') return words.tooMuch(MOST_PIECES)
  return error === 'NOT_A_NUMBER' ? words.notANumber : words.notAboveZero
}
