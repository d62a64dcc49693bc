import { WASTE } from '#schema/rules/constants.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { SelectField } from './fields.tsx'

const WASTES = Array.from({ length: WASTE.most / WASTE.step + 1 }, (_, i) => i * WASTE.step)

export function WasteField({ value, onChoose }: { readonly value: number; readonly onChoose: (percent: number) => void }) {
  const words = useMessages('rooms').form
  return (
    <SelectField
      label={words.waste}
      value={`${value}`}
      options={WASTES.map((percent) => ({ value: `${percent}`, text: words.percent(percent) }))}
      onChoose={(percent) => onChoose(Number(percent))}
    />
  )
}
