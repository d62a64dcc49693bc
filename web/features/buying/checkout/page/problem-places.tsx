import type { Problem } from '../../../../components/form/problems.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'
import { type ProblemPlace, problemPlace } from '../state/problem-place.ts'

interface ProblemPlacesProps {
  readonly problems: readonly Problem[]
  readonly draft: Pick<CheckoutDraft, 'isBillingSame'>
  readonly isVirtual: boolean
  readonly onGoTo: (place: ProblemPlace) => void
}

/** Links to the fields an order was rejected for, one per part of the checkout. @source ORDER-14 */
export function ProblemPlaces({ problems, draft, isVirtual, onGoTo }: ProblemPlacesProps) {
  const { received, steps, payment } = useMessages('checkout').order
  const places = problems.flatMap(({ field }) => problemPlace(field, draft, { isVirtual }) ?? [])
  const firsts = places.filter(({ step }, position) => places.findIndex((other) => other.step === step) === position)
  return firsts.map((place) => (
    <button key={place.step} type="button" className={button.secondary} onClick={() => onGoTo(place)}>
      {received.goTo(place.step === 'shipping' ? steps.shipping : payment.billing)}
    </button>
  ))
}
