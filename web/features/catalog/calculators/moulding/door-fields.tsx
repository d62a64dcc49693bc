import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { MeasureField, RadioField } from '../form/fields.tsx'
import { lengthProblem } from '../form/length-problem.ts'
import type { useArchitrave } from './use-architrave.ts'

/** The number of doors, their size, and the sides of the wall. */
export function DoorFields({ architrave }: { readonly architrave: ReturnType<typeof useArchitrave> }) {
  const { doors: words, form } = useMessages('rooms')
  const { count, doorWidth, doorHeight } = architrave
  return (
    <>
      <MeasureField
        label={form.doors}
        value={architrave.doors}
        error={count ? null : form.doorsUpTo(ROOMS.mostDoors)}
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
      <MeasureField
        label={form.doorWidth}
        hasDecimals
        value={architrave.width}
        error={lengthProblem(doorWidth, ROOMS.doorWidth, form)}
        onType={architrave.setWidth}
      />
      <MeasureField
        label={words.height}
        hasDecimals
        value={architrave.height}
        error={lengthProblem(doorHeight, ROOMS.doorHeight, form)}
        onType={architrave.setHeight}
      />
    </>
  )
}
