import { WASTES } from '#schema/rules/rooms/waste.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { SelectField } from './fields.tsx'

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
