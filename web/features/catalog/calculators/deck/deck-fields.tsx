import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { RadioField, SelectField } from '../form/fields.tsx'
import { LengthField } from '../form/length-field.tsx'
import { WasteField } from '../form/waste-field.tsx'
import { PieceFields } from '../pieces/piece-fields.tsx'
import type { useDeck } from './use-deck.ts'

type Plan = ReturnType<typeof useDeck>

/** The size of a deck, its boards, joists and screws. */
export function DeckFields({ plan, spacings }: { readonly plan: Plan; readonly spacings: readonly number[] }) {
  const { floor: words, form } = useMessages('rooms')
  const { typed, change } = plan
  return (
    <>
      <LengthField label={form.length} value={typed.length} bounds={ROOMS.deck} onType={change.setLength} />
      <LengthField label={form.width} value={typed.width} bounds={ROOMS.deck} onType={change.setWidth} />
      <RadioField
        label={words.direction}
        value={typed.boardsAlong}
        options={[
          { value: 'length', text: words.alongLength },
          { value: 'width', text: words.alongWidth },
        ]}
        onChoose={(side) => change.setAlong(side === 'width' ? 'width' : 'length')}
      />
      <Products plan={plan} />
      <SelectField
        label={words.spacing}
        value={`${typed.spacing}`}
        options={spacings.map((each) => ({ value: `${each}`, text: words.millimetres(each) }))}
        onChoose={(picked) => change.setSpacing(Number(picked))}
      />
      <WasteField value={typed.wastePercent} onChoose={change.setWaste} />
    </>
  )
}

function Products({
  plan: { boards, joists, screws, board, joist, screw, boardChoice, joistChoice, change },
}: {
  readonly plan: Plan
}) {
  const words = useMessages('rooms').floor
  return (
    <>
      {board && (
        <PieceFields label={words.board} offered={boards} chosen={board} choice={boardChoice} onChoose={change.setBoard} />
      )}
      {joist && (
        <PieceFields label={words.beam} offered={joists} chosen={joist} choice={joistChoice} onChoose={change.setJoist} />
      )}
      {screw && screws.length > 1 && (
        <SelectField
          label={words.screw}
          value={screw.sku}
          options={screws.map(({ sku, name }) => ({ value: sku, text: name }))}
          onChoose={change.setScrew}
          isWide
        />
      )}
    </>
  )
}
