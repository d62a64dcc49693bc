import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { MeasureField, RadioField } from '../form/fields.tsx'
import { LengthField } from '../form/length-field.tsx'
import type { useArchitrave } from './use-architrave.ts'

/** The number of doors, their size, and the sides of the wall. */
export function DoorFields({ architrave }: { readonly architrave: ReturnType<typeof useArchitrave> }) {
  const { doors: words, form } = useMessages('rooms')
  return (
    <>
      <MeasureField
        label={form.doors}
        value={architrave.doors}
        error={architrave.count ? null : form.doorsUpTo(ROOMS.mostDoors)}
        onType={architrave.setDoors}
      />
      <RadioField
        label={words.sides}
        value={`${architrave.sides}`}
        options={[
          { value: '2', text: words.both },
          { value: '1', text: words.one },
        ]}
        onChoose={(picked) => architrave.setSides(picked === '1' ? 1 : 2)}
      />
      <LengthField label={form.doorWidth} value={architrave.width} bounds={ROOMS.doorWidth} onType={architrave.setWidth} />
      <LengthField label={words.height} value={architrave.height} bounds={ROOMS.doorHeight} onType={architrave.setHeight} />
    </>
  )
}
