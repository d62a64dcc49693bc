import type { MouldingCalculatorQuery } from '#schema/generated/operations.ts'
import { piecesToCover } from '#schema/rules/rooms/moulding.ts'
import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { CalculatorPage } from '../form/calculator-page.tsx'
import { MeasureField } from '../form/fields.tsx'
import { LengthField } from '../form/length-field.tsx'
import { useCalculatorTexts } from '../form/use-calculator-texts.ts'
import { WasteField } from '../form/waste-field.tsx'
import { choosePiece } from '../pieces/choose-piece.ts'
import { PieceFields } from '../pieces/piece-fields.tsx'
import { readPieces } from '../pieces/product-pieces.ts'
import { neededExtras, neededLines } from '../result/needed-lines.ts'
import { NeededProducts } from '../result/needed-products.tsx'
import { RoomPlan } from './room-plan.tsx'
import { RoomSides } from './room-sides.tsx'
import { useSkirting } from './use-skirting.ts'

type Calculator = NonNullable<MouldingCalculatorQuery['mouldingCalculator']>

/** Skirting for a room: lengths of the chosen moulding, and the products that fix them. @source ROOM-3 */
export function SkirtingForm({ calculator: { mouldings, extras } }: { readonly calculator: Calculator }) {
  const { walls: words, form } = useMessages('calculators')
  const { measure } = useFormat()
  const { title } = useCalculatorTexts('skirting')
  const { typed, change, room, count, opening, need, choice, ...skirting } = useSkirting()
  const offered = readPieces(mouldings)
  const chosen = choosePiece(offered, choice, ({ length }) => need && piecesToCover(need.total, length))
  const lines = need && chosen ? neededLines(chosen, piecesToCover(need.total, chosen.piece.length)) : []
  return (
    <CalculatorPage
      drawing={<RoomPlan room={room} doors={count ?? 0} doorWidth={typeof opening === 'number' ? opening : 0} />}
      result={
        <NeededProducts
          name={title}
          problem={skirting.isComplete && !need ? words.onlyDoors : null}
          lines={need ? [...lines, ...neededExtras(extras, need.net)] : []}
          facts={need ? [words.net(measure(need.net / 1000)), words.total(measure(need.total / 1000))] : []}
        />
      }
    >
      <RoomSides room={room} onChange={change} />
      <MeasureField
        label={form.doors}
        value={typed.doors}
        error={count === null ? form.doorsUpTo(ROOMS.mostDoors) : null}
        onType={(doors) => change({ doors })}
      />
      <LengthField
        label={form.doorWidth}
        value={typed.doorWidth}
        bounds={ROOMS.doorWidth}
        onType={(doorWidth) => change({ doorWidth })}
      />
      {chosen && <PieceFields label={words.product} offered={offered} chosen={chosen} onChoose={change} />}
      <WasteField value={skirting.wastePercent} onChoose={(waste) => change({ waste })} />
    </CalculatorPage>
  )
}
