import type { DeckCalculatorQuery } from '#schema/generated/operations.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { CalculatorPage } from '../form/calculator-page.tsx'
import { useCalculatorTexts } from '../form/use-calculator-texts.ts'
import { useMetres } from '../form/use-metres.ts'
import { neededLines, neededScrews } from '../result/needed-lines.ts'
import { NeededProducts } from '../result/needed-products.tsx'
import { DeckFields } from './deck-fields.tsx'
import { DeckPlan } from './deck-plan.tsx'
import { useDeck } from './use-deck.ts'

/** Boards, joists and screws for a deck. @source ROOM-5 */
export function DeckForm({ calculator }: { readonly calculator: NonNullable<DeckCalculatorQuery['deckCalculator']> }) {
  const { floor: words } = useMessages('calculators')
  const { title } = useCalculatorTexts('deck')
  const plan = useDeck(calculator)
  const { deck, need, board, joist, screw } = plan
  const metres = useMetres()
  return (
    <CalculatorPage
      drawing={<DeckPlan deck={deck} boardWidth={plan.boardWidth} />}
      result={
        <NeededProducts
          name={title}
          problem={null}
          lines={
            need && board && joist
              ? [...neededLines(board, need.boards), ...neededLines(joist, need.joists), ...neededScrews(screw, need.screws)]
              : []
          }
          facts={
            need
              ? [
                  words.rows({ count: need.rows, metres: metres(need.rowLength) }),
                  words.beams({ count: need.joistRows, metres: metres(need.joistRowLength) }),
                  words.screws(need.screws),
                ]
              : []
          }
        />
      }
    >
      <DeckFields plan={plan} spacings={calculator.spacings} />
    </CalculatorPage>
  )
}
