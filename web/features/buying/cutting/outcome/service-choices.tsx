import { useState } from 'react'
import type { CuttingServiceFragment } from '#schema/generated/operations.ts'
import {
  type AnswerableOption,
  type Answers,
  isChoice,
  isMultipleChoice,
  valueIds,
} from '#schema/rules/answers/custom-option-answers.ts'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { EditableList, SavedList } from '../device/saved-list.ts'
import styles from './service-choices.module.css'

type Option = CuttingServiceFragment['customOptions'][number]

interface ServiceChoicesProps {
  readonly service: CuttingServiceFragment
  readonly choices: Answers
  readonly onChange: EditableList['onChange']
}

/** The choices of the cutting service, such as sanded edges or the offcuts. @source CUT-34 */
export function ServiceChoices({ service, choices, onChange }: ServiceChoicesProps) {
  const options = service.customOptions.filter(isOffered)
  // The details stay open when the last choice is taken back.
  const [isOpen] = useState(() => options.some(({ id }) => choices[id]))
  if (options.length === 0) return null
  return (
    <details className={styles.choices} open={isOpen}>
      <summary>{options.map(({ title }) => title).join(', ')}</summary>
      {options.map((option) => (
        <fieldset key={option.id}>
          <legend>{option.title}</legend>
          {option.values.map((value) => (
            <label key={value.id}>
              <input
                type={isMultipleChoice(option.type) ? 'checkbox' : 'radio'}
                name={`choice-${option.id}`}
                checked={chosenIds(option, choices).includes(value.id)}
                onChange={({ currentTarget: { checked } }) => onChange(chooseValue(option, value.id, checked))}
              />
              {value.title}
              {value.price.amount.gross.amount !== 0 && (
                <span className={styles.extra}>
                  +<PreferredVat price={value.price.amount} />
                </span>
              )}
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  )
}

/** An optional drop-down is not offered, because its radio buttons could not be cleared. */
const isOffered = ({ type, isRequired, values }: Option) =>
  isChoice(type) && values.length > 0 && (isMultipleChoice(type) || type === 'RADIO' || isRequired)

function chosenIds(option: Option, choices: Answers): readonly string[] {
  const answer = choices[option.id]
  if (answer) return valueIds(option, answer)
  return isMultipleChoice(option.type) ? [] : option.values.slice(0, 1).map(({ id }) => id)
}

/** Chooses a value of an option of the cutting service, or takes it back. The other values of a multiple choice stay. @source CUT-34 */
export const chooseValue =
  (option: Pick<AnswerableOption, 'id' | 'type'>, value: string, isChosen: boolean): ValueChange<SavedList> =>
  ({ choices = {}, ...list }) => {
    const before = isMultipleChoice(option.type) ? valueIds(option, choices[option.id] ?? '') : []
    const ids = before.filter((id) => id !== '' && id !== value)
    const { [option.id]: _, ...others } = choices
    const answer = [...ids, ...(isChosen ? [value] : [])].join(',')
    const changed = answer === '' ? others : { ...others, [option.id]: answer }
    return Object.keys(changed).length > 0 ? { ...list, choices: changed } : list
  }
