import { NumberField } from '../../../../../components/number-field.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { CustomOptionView } from '../../product.types.ts'
import { optionField } from './custom-option-form.ts'

interface CustomOptionInputProps {
  readonly id: string
  readonly option: CustomOptionView
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

const INPUT_TYPES: Readonly<Record<string, string>> = { DATE: 'date', DATE_TIME: 'datetime-local', TIME: 'time' }

/** An input for a text, date or list. Texts are never truncated; an error reports excess length. */
export function CustomOptionInput({ id, option, describedBy, isInvalid }: CustomOptionInputProps) {
  const words = useMessages('product')
  const field = {
    id,
    name: optionField(option),
    required: option.isRequired,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  }
  if (option.lengthLimits) return <NumberField {...field} hasDecimals />
  if (option.type === 'AREA') return <textarea {...field} rows={3} />
  const isMultiple = option.type === 'MULTIPLE'
  if (!isMultiple && option.type !== 'DROP_DOWN') return <input {...field} type={INPUT_TYPES[option.type] ?? 'text'} />
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
