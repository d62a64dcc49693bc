import { ROOMS } from '#schema/rules/rooms/rooms.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { AreaField } from '../form/area-field.tsx'
import { RadioField, SelectField } from '../form/fields.tsx'
import { LengthField } from '../form/length-field.tsx'
import { WasteField } from '../form/waste-field.tsx'
import { PieceFields } from '../pieces/piece-fields.tsx'
import type { useDeck } from './use-deck.ts'

type Plan = ReturnType<typeof useDeck>

export function DeckFields({ plan, spacings }: { readonly plan: Plan; readonly spacings: readonly number[] }) {
  const { floor: words, form } = useMessages('calculators')
  const { typed, change } = plan
  return (
    <>
      <RadioField
        label={form.size}
        value={typed.size === 'area' ? 'area' : 'sides'}
        options={[
          { value: 'sides', text: form.bySides },
          { value: 'area', text: form.byArea },
        ]}
        onChoose={(size) => change({ size })}
      />
      {typed.size === 'area' && (
        <AreaField area={typed.area} side={typed.length} bounds={ROOMS.deck} onType={(area) => change({ area })} />
      )}
      <LengthField label={form.length} value={typed.length} bounds={ROOMS.deck} onType={(length) => change({ length })} />
      {typed.size !== 'area' && (
        <LengthField label={form.width} value={typed.width} bounds={ROOMS.deck} onType={(width) => change({ width })} />
      )}
      <RadioField
        label={words.direction}
        value={plan.boardsAlong}
        options={[
          { value: 'length', text: words.alongLength },
          { value: 'width', text: words.alongWidth },
        ]}
        onChoose={(boardsAlong) => change({ boardsAlong })}
      />
      <Products plan={plan} />
      <SelectField
        label={words.spacing}
        value={`${plan.spacing}`}
        options={spacings.map((each) => ({ value: `${each}`, text: words.millimetres(each) }))}
        onChoose={(spacing) => change({ spacing })}
      />
      <WasteField value={plan.wastePercent} onChoose={(waste) => change({ waste })} />
    </>
  )
}

function Products({ plan: { boards, joists, screws, board, joist, screw, change } }: { readonly plan: Plan }) {
  const words = useMessages('calculators').floor
  return (
    <>
      {board && <PieceFields label={words.board} offered={boards} chosen={board} onChoose={change} />}
      {joist && (
        <PieceFields
          label={words.beam}
          offered={joists}
          chosen={joist}
          onChoose={({ piece, pieceSize, pieceLength }) =>
            change({
              ...(piece !== undefined && { joist: piece }),
              ...(pieceSize !== undefined && { joistSize: pieceSize }),
              ...(pieceLength !== undefined && { joistLength: pieceLength }),
            })
          }
        />
      )}
      {screw && screws.length > 1 && (
        <SelectField
          label={words.screw}
          value={screw.sku}
          options={screws.map(({ sku, name }) => ({ value: sku, text: name }))}
          onChoose={(sku) => change({ screw: sku })}
          isWide
        />
      )}
    </>
  )
}
