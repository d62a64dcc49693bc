import { type Bounds, readMetres } from '#schema/rules/rooms/read-metres.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { MeasureField } from './fields.tsx'
import { lengthProblem } from './length-problem.ts'

interface LengthFieldProps {
  readonly label: string
  /** Metres as typed. */
  readonly value: string
  /** The limits of the length, in millimetres. */
  readonly bounds: Bounds
  readonly onType: (text: string) => void
}

/** A field for metres that says why a length cannot be used. */
export function LengthField({ bounds, ...field }: LengthFieldProps) {
  const { form } = useMessages('calculators')
  return <MeasureField {...field} hasDecimals error={lengthProblem(readMetres(field.value, bounds), bounds, form)} />
}
