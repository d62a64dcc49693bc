import { type AreaError, readOtherSide } from '#schema/rules/rooms/read-area.ts'
import { type Bounds, readMetres } from '#schema/rules/rooms/read-metres.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { MeasureField } from './fields.tsx'

interface AreaFieldProps {
  /** Square metres as typed. */
  readonly area: string
  /** The first side of the rectangle, in metres as typed. */
  readonly side: string
  /** The limits of both sides, in millimetres. */
  readonly bounds: Bounds
  readonly onType: (text: string) => void
}

const PROBLEMS = { NOT_AN_AREA: 'notAnArea', TOO_SMALL: 'areaTooSmall', TOO_LARGE: 'areaTooLarge' } as const satisfies Record<
  AreaError,
  string
>

/** A field for square metres. The area is checked once the first side can be used. */
export function AreaField({ area, side, bounds, onType }: AreaFieldProps) {
  const words = useMessages('calculators').form
  const first = readMetres(side, bounds)
  const second = typeof first === 'number' ? readOtherSide(area, first, bounds) : null
  return (
    <MeasureField
      label={words.area}
      hasDecimals
      value={area}
      error={typeof second === 'string' ? words[PROBLEMS[second]] : null}
      onType={onType}
    />
  )
}
