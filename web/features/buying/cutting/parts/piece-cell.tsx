import type { ChangeEvent, ClipboardEventHandler, ComponentProps } from 'react'
import type { ListProblem, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { NumberField } from '../../../../components/number-field.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { finishChoices } from '../list/piece-finish.ts'
import styles from './rows.module.css'

interface PieceCellProps {
  readonly field: keyof ListRow
  /** Prefix of the ids of the row's fields. */
  readonly rowId: string
  readonly row: ListRow
  readonly problems: readonly ListProblem[]
  readonly onType: (field: keyof ListRow, text: string) => void
  readonly onPaste: ClipboardEventHandler
}

/** A field of a piece with its label. */
export function PieceCell({ field, rowId, row, problems, onType, onPaste }: PieceCellProps) {
  const words = useMessages('cutting')
  const id = `${rowId}-${field}`
  const isInvalid = problems.some((problem) => problem.field === field)
  const attributes = {
    id,
    value: row[field],
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? `${id}-problem` : undefined,
  }
  const type = (text: string) => onType(field, text)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type(target.value)
  return (
    <div className={styles.cell} data-field={field}>
      <label htmlFor={id}>{words.fields[field]}</label>
      {field === 'grain' || field === 'edges' ? (
        <PieceSelect {...attributes} field={field} onChange={onChange} />
      ) : field === 'name' ? (
        <input {...attributes} onChange={onChange} autoComplete="off" maxLength={100} onPaste={onPaste} />
      ) : (
        <NumberField {...attributes} hasDecimals={field !== 'quantity'} maxLength={100} onType={type} onPaste={onPaste} />
      )}
    </div>
  )
}

interface PieceSelectProps extends ComponentProps<'select'> {
  readonly field: 'grain' | 'edges'
  readonly value: string
}

/** Offers the possible values of a cell. A value the shop does not know, from a pasted list, stays selected until it is changed. */
function PieceSelect({ field, ...attributes }: PieceSelectProps) {
  const choices = finishChoices(field, useMessages('cutting'))
  const isKnown = choices.some(({ code }) => code === attributes.value)
  return (
    <select {...attributes}>
      {choices.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
      {!isKnown && <option value={attributes.value}>{attributes.value}</option>}
    </select>
  )
}
