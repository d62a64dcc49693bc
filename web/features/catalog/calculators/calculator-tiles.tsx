import { type CalculatorKind, ROOMS } from '#schema/rules/rooms/rooms.ts'
import { Link } from '../../../components/links/link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { DeckPlan } from './deck/deck-plan.tsx'
import styles from './form/calculator.module.css'
import { useCalculatorTexts } from './form/use-calculator-texts.ts'
import { DoorPicture } from './moulding/door-picture.tsx'
import { RoomPlan } from './moulding/room-plan.tsx'

/** Links to the calculators that the merchant offers, each with a drawing of an example. */
export function CalculatorTiles() {
  const { calculators } = useShop()
  return (
    <ul className={styles.tiles}>
      {calculators.map(({ kind }) => (
        <Tile key={kind} kind={kind} />
      ))}
    </ul>
  )
}

function Tile({ kind }: { readonly kind: CalculatorKind }) {
  const { title, intro } = useCalculatorTexts(kind)
  return (
    <li>
      <Link to={`/calculators/${kind}`}>
        <span aria-hidden="true">
          <Example kind={kind} />
        </span>
        <b>{title}</b>
        <span>{intro}</span>
      </Link>
    </li>
  )
}

const ROOM = { kind: 'l-shape', length: '5', width: '3.6', area: '', cutLength: '2', cutWidth: '1.4', walls: '' } as const
const DECK = { length: 4800, width: 3600, boardsAlong: 'length', gap: 5, spacing: 600 } as const

function Example({ kind }: { readonly kind: CalculatorKind }) {
  switch (kind) {
    case 'skirting':
      return <RoomPlan room={ROOM} doors={1} doorWidth={ROOMS.doorWidth.usual} />
    case 'architrave':
      return <DoorPicture width={ROOMS.doorWidth.usual} height={ROOMS.doorHeight.usual} face={95} />
    case 'deck':
      return <DeckPlan deck={DECK} boardWidth={145} />
  }
}
