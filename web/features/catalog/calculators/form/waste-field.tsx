import { useMessages } from '../../../../messages/use-messages.tsx'
import { SelectField } from './fields.tsx'
import { WASTES } from './waste.ts'

export function WasteField({ value, onChoose }: { readonly value: number; readonly onChoose: (percent: string) => void }) {
  const words = useMessages('calculators').form
  return (
    <SelectField
      label={words.waste}
      value={`${value}`}
      options={WASTES.map((percent) => ({ value: `${percent}`, text: words.percent(percent) }))}
      onChoose={onChoose}
    />
  )
}
