import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { MeasureField, RadioField } from '../form/fields.tsx'
import { LengthField } from '../form/length-field.tsx'
import type { readArchitrave, useDoors } from './use-architrave.ts'

interface DoorFieldsProps {
  readonly typed: ReturnType<typeof useDoors>['typed']
  readonly architrave: ReturnType<typeof readArchitrave>
  readonly onChange: ReturnType<typeof useDoors>['change']
}

export function DoorFields({ typed, architrave, onChange }: DoorFieldsProps) {
  const { doors: words, form } = useMessages('calculators')
  return (
    <>
      <MeasureField
        label={form.doors}
        value={typed.doors}
        error={architrave.count ? null : form.doorsUpTo(ROOMS.mostDoors)}
        onType={(doors) => onChange({ doors })}
      />
      <RadioField
        label={words.sides}
        value={`${architrave.sides}`}
        options={[
          { value: '2', text: words.both },
          { value: '1', text: words.one },
        ]}
        onChoose={(sides) => onChange({ sides })}
      />
      <LengthField label={form.doorWidth} value={typed.width} bounds={ROOMS.doorWidth} onType={(width) => onChange({ width })} />
      <LengthField
        label={words.height}
        value={typed.height}
        bounds={ROOMS.doorHeight}
        onType={(height) => onChange({ height })}
      />
    </>
  )
}
