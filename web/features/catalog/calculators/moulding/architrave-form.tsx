import type { MouldingCalculatorQuery } from '#schema/generated/operations.ts'
import { piecesForArchitrave } from '#schema/rules/rooms/moulding.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { USUAL_WIDTHS } from '#schema/rules/rooms/usual-room.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { CalculatorPage } from '../form/calculator-page.tsx'
import { MeasureField, RadioField } from '../form/fields.tsx'
import { LengthField } from '../form/length-field.tsx'
import { useCalculatorTexts } from '../form/use-calculator-texts.ts'
import { choosePiece } from '../pieces/choose-piece.ts'
import { PieceFields } from '../pieces/piece-fields.tsx'
import { readPieces } from '../pieces/product-pieces.ts'
import { neededExtras, neededLines } from '../result/needed-lines.ts'
import { NeededProducts } from '../result/needed-products.tsx'
import { DoorPicture } from './door-picture.tsx'
import { readArchitrave, useDoors } from './use-architrave.ts'

type Calculator = NonNullable<MouldingCalculatorQuery['mouldingCalculator']>

/** Architraves for doors: lengths of the chosen moulding, and the products that fix them. @source ROOM-4 */
export function ArchitraveForm({ calculator: { mouldings, extras } }: { readonly calculator: Calculator }) {
  const { doors: words } = useMessages('calculators')
  const { measure } = useFormat()
  const { title } = useCalculatorTexts('architrave')
  const { typed, change, choice } = useDoors()
  const offered = readPieces(mouldings)
  const chosen = choosePiece(offered, choice, ({ width, length }) => {
    const needed = readArchitrave(typed, width ?? USUAL_WIDTHS.architrave).need
    return needed && piecesForArchitrave(needed, length)
  })
  const face = chosen?.piece.width ?? USUAL_WIDTHS.architrave
  const architrave = readArchitrave(typed, face)
  const { need } = architrave
  const pieces = need && chosen ? piecesForArchitrave(need, chosen.piece.length) : null
  const facts = need
    ? [
        words.uprights({ count: need.uprights.count, metres: measure(need.uprights.length / 1000) }),
        words.heads({ count: need.heads.count, metres: measure(need.heads.length / 1000) }),
      ]
    : []
  return (
    <CalculatorPage
      drawing={<DoorPicture width={architrave.doorWidth} height={architrave.doorHeight} face={face} />}
      result={
        <NeededProducts
          name={title}
          problem={need && chosen && pieces === null ? words.tooShort(measure(need.uprights.length / 1000)) : null}
          lines={need && chosen && pieces !== null ? [...neededLines(chosen, pieces), ...neededExtras(extras, need.net)] : []}
          facts={facts}
        />
      }
    >
      <DoorFields typed={typed} architrave={architrave} onChange={change} />
      {chosen && <PieceFields label={words.product} offered={offered} chosen={chosen} onChoose={change} />}
    </CalculatorPage>
  )
}

interface DoorFieldsProps {
  readonly typed: ReturnType<typeof useDoors>['typed']
  readonly architrave: ReturnType<typeof readArchitrave>
  readonly onChange: ReturnType<typeof useDoors>['change']
}

function DoorFields({ typed, architrave, onChange }: DoorFieldsProps) {
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
