import { type ReactNode, useState } from 'react'
import { SecondaryButton } from '../../../../components/button.tsx'
import type { Problem } from '../../../../components/form/problems.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import {
  type CheckoutDraft,
  type FailedOrder as FailedOrderState,
  isCartUnchanged,
  isTotalUnchanged,
} from '../../../../sync/tasks/order/index.ts'
import type { PlaceResult } from '../device/place-order.ts'
import type { Checkout } from '../device/use-checkout.ts'
import { ADDRESS_FIELD, type ProblemPlace, problemPlace } from '../state/problem-place.ts'
import styles from './checkout.module.css'
import { PlaceForm } from './place-form.tsx'
import { WaitingOrder } from './waiting-order.tsx'

interface ReviewStepProps {
  readonly checkout: Checkout
  /** Goes to a field the order was rejected for. */
  readonly onGoTo: (place: ProblemPlace) => void
}

/** The last step: review, terms and order button. @source CHECKOUT-8, CHECKOUT-17 */
export function ReviewStep({ checkout, onGoTo }: ReviewStepProps) {
  const words = useMessages('checkout').order
  const { changed, ...proceed } = useMessages('checkout')
  const { cart, draft, methods, shipping, load, promised, payment, placing, isTotalReady, hasNoMethod } = checkout
  const { autoSend, place, cancel } = checkout
  const addLabels = useLabelledProblems()
  const [rejected, setRejected] = useState<readonly Problem[]>([])
  const renderPlaces = (problems: readonly Problem[]) =>
    draft && <ProblemPlaces problems={problems} draft={draft} isVirtual={methods.isVirtual} onGoTo={onGoTo} />
  const toProblems = (result: PlaceResult | null): readonly Problem[] => {
    if (result?.kind === 'rejected') return addLabels(result.problems)
    if (result?.kind === 'queued' && result.message !== null) return [{ field: null, message: result.message }]
    if (result?.kind !== 'changed') return []
    return [{ field: null, message: result.readiness === 'changed' ? changed : proceed[result.readiness] }]
  }
  const waiting = placing === 'first' ? null : draft?.waiting
  const total = cart?.totals?.summary?.total.formatted
  const isTotalChanged = draft && isTotalReady && !isTotalUnchanged(draft, total)
  const isCartChanged = draft && !isCartUnchanged(draft, cart?.lines ?? [])
  const isChanged = Boolean(waiting && (isTotalChanged || isCartChanged))
  if (waiting && !isChanged) {
    const confirm = async () => toProblems(await place())[0]?.message ?? null
    return (
      <WaitingOrder
        order={waiting}
        shipment={shipping && promised ? { ...shipping, ...load, country: promised } : null}
        onConfirm={isTotalReady && payment ? confirm : null}
        onCancel={() => void cancel()}
        autoSend={autoSend}
      />
    )
  }
  if (!payment) return null
  const canPlace = isTotalReady || placing !== null
  const order = async () => {
    const result = await place()
    setRejected(result?.kind === 'rejected' ? result.problems : [])
    return toProblems(result)
  }
  return (
    <>
      {isChanged && <p role="status">{isCartChanged || !total ? words.waiting.changed : words.waiting.changedTotal(total)}</p>}
      {draft?.failed && <FailedOrder failed={draft.failed} actions={renderPlaces(draft.failed.reasons)} />}
      {!payment.isServerMethod && !hasNoMethod && <p className={styles.block}>{words.review.onDelivery}</p>}
      {!canPlace && (
        <p role="status">{words.review[hasNoMethod ? 'noMethod' : checkout.hasDeliveryFailed ? 'delivery' : 'totalPending']}</p>
      )}
      {/* The form stays mounted while a changed total is loaded, so that it keeps its checkbox and its errors. */}
      <div hidden={!canPlace}>
        <PlaceForm total={cart?.totals?.grandTotal.amount ?? null} onPlace={order} />
      </div>
      {renderPlaces(rejected)}
    </>
  )
}

interface FailedOrderProps {
  readonly failed: FailedOrderState
  readonly actions: ReactNode
}

/** Says that an order was not placed, and why if known. @source ORDER-11 */
function FailedOrder({ failed: { reasons }, actions }: FailedOrderProps) {
  const { failed } = useMessages('checkout').order.sent
  const addLabels = useLabelledProblems()
  return (
    <Notice kind="error" actions={actions}>
      <p>{failed}</p>
      {addLabels(reasons).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  )
}

interface ProblemPlacesProps {
  readonly problems: readonly Problem[]
  readonly draft: Pick<CheckoutDraft, 'isBillingSame'>
  readonly isVirtual: boolean
  readonly onGoTo: (place: ProblemPlace) => void
}

/** Links to the fields an order was rejected for, one per part of the checkout. @source ORDER-14 */
function ProblemPlaces({ problems, draft, isVirtual, onGoTo }: ProblemPlacesProps) {
  const { received, steps, payment } = useMessages('checkout').order
  const places = problems.flatMap(({ field }) => problemPlace(field, draft, { isVirtual }) ?? [])
  const firstPerStep = places.filter(({ step }, position) => places.findIndex((other) => other.step === step) === position)
  return firstPerStep.map((place) => (
    <SecondaryButton key={place.step} onClick={() => onGoTo(place)}>
      {received.goTo(place.step === 'shipping' ? steps.shipping : payment.billing)}
    </SecondaryButton>
  ))
}

/** Adds the field's label to an address problem: 'Delivery, Telephone: Field is required'. The order form has no address fields. */
function useLabelledProblems(): (problems: readonly Problem[]) => readonly Problem[] {
  const { firstName, lastName, street, apartment, city, region, postcode, country, telephone } = useMessages('account')
  const { steps, payment } = useMessages('checkout').order
  const labels: Readonly<Record<string, string>> = {
    firstName,
    lastName,
    street,
    apartment,
    city,
    region,
    postcode,
    country,
    telephone,
    company: payment.company,
    vatNumber: payment.vatNumber,
  }
  return (problems) =>
    problems.map(({ field, message }) => {
      const [, address, name = ''] = ADDRESS_FIELD.exec(field ?? '') ?? []
      if (address === undefined || !Object.hasOwn(labels, name)) return { field: null, message }
      return { field: null, message: `${address === 'shipping' ? steps.shipping : payment.billing}, ${labels[name]}: ${message}` }
    })
}
