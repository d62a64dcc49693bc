import { useMessages } from '../../../../messages/use-messages.tsx'
import type { CustomOptionView } from '../../product.types.ts'
import { optionField } from './custom-option-form.ts'

interface CustomOptionInputProps {
  readonly id: string
  readonly option: CustomOptionView
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', date_time: 'datetime-local', time: 'time' }

/** The field of a text, a date or a list; texts are never cut, what is too much is said. */
export function CustomOptionInput({ id, option, describedBy, isInvalid }: CustomOptionInputProps) {
  const words = useMessages('product-parts')
  const field = {
    id,
    name: optionField(option),
    required: option.isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  }
  if (option.type === 'area') return <textarea {...field} rows={3} />
  if (option.type !== 'drop_down' && option.type !== 'select' && option.type !== 'multiple')
    return <input {...field} type={INPUT_TYPES[option.type] ?? 'text'} />
  const isMultiple = option.type === 'multiple'
  return (
    <select {...field} multiple={isMultiple}>
      {!isMultiple && <option value="">{words.pleaseChoose}</option>}
      {option.values.map(({ id: valueId, title, price }) => (
        <option key={valueId} value={valueId}>
          {title} {price.amount.gross.amount !== 0 && `(+${price.amount.gross.formatted})`}
        </option>
      ))}
    </select>
  )
}
