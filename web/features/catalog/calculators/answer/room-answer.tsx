import { Suspense, useEffect, useState } from 'react'
import type { SearchPageQuery } from '#schema/generated/operations.ts'
import { Link } from '../../../../components/links/link.tsx'
import { late } from '../../../../late/late.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { useCalculatorTexts } from '../form/use-calculator-texts.ts'
import type { NeededLine } from '../result/needed-lines.ts'
import { answerArchitrave, answerDeck, answerSkirting } from './room-need.ts'

type Room = NonNullable<NonNullable<SearchPageQuery['products']>['suggestions']['room']>

const KINDS = { SKIRTING: 'skirting', ARCHITRAVE: 'architrave', DECK: 'deck' } as const

const AddAnswer = late(async () => (await import('./add-answer.tsx')).AddAnswer, ['lists', 'cart'])

/**
 * The products that the room in a search needs, as its calculator proposes them, with their total, a button that adds them to the cart and
 * a link to the calculator.
 * @source SEARCH-42, SEARCH-47
 */
export function RoomAnswer({ room }: { readonly room: Room }) {
  const { answer: words } = useMessages('calculators')
  const { measure } = useFormat()
  const { title } = useCalculatorTexts(KINDS[room.kind])
  const { length, width, doors } = room
  const metres = (millimetres: number) => measure(millimetres / 1000)
  const named = [
    length && width ? words.size({ length: metres(length), width: metres(width) }) : null,
    doors === null ? null : words.doors(doors),
  ]
  const answer = useAnswer(room)
  return (
    <>
      <h2>
        {title}: {named.filter(Boolean).join(', ')}
      </h2>
      {answer && (
        <>
          <p>{answer.sum}</p>
          <ul>
            {answer.lines.map(({ sku, name, quantity }) => (
              <li key={sku}>
                <b>{quantity} ×</b> {name}
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        {answer && <AddWhenHydrated lines={answer.lines} />}
        <Link className={answer ? button.secondary : button.primary} to={room.url}>
          {words.open}
        </Link>
      </div>
    </>
  )
}

/** Reserves the space of the total and the button, which need current prices and quantity breaks. */
function AddWhenHydrated({ lines }: { readonly lines: readonly NeededLine[] }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div data-add>
      {isHydrated && (
        <Suspense>
          <AddAnswer lines={lines} />
        </Suspense>
      )}
    </div>
  )
}

/** Null if nothing can be proposed. */
function useAnswer({ kind, moulding, deck, ...room }: Room) {
  const { answer: words } = useMessages('calculators')
  const { measure } = useFormat()
  const [length, width, doors] = [room.length ?? 0, room.width ?? 0, room.doors ?? 0]
  if (deck) {
    const need = answerDeck({ length, width }, deck)
    return need && { ...need, sum: words.boards({ area: measure((length * width) / 1_000_000), boards: need.boards }) }
  }
  const need =
    moulding && (kind === 'ARCHITRAVE' ? answerArchitrave(doors, moulding) : answerSkirting({ length, width, doors }, moulding))
  if (!need) return null
  const sum = words.lengths({ metres: measure(need.total / 1000), pieces: need.pieces, each: measure(need.each / 1000) })
  return { lines: need.lines, sum }
}
