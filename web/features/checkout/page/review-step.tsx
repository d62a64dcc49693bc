import type { Problem } from '../../../components/form/problems.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import type { PlaceResult } from '../device/place-order.ts'
import type { Checkout } from '../device/use-checkout.ts'
import styles from './checkout.module.css'
import { PlaceForm } from './place-form.tsx'
import { WaitingOrder } from './waiting-order.tsx'

/** What there is to know before the last word, and the last word itself. @source CHECKOUT-8 */
export function ReviewStep({ checkout }: { readonly checkout: Checkout }) {
  const words = useMessages('order')
  const { changed, ...proceed } = useMessages('checkout')
  const { draft, payment, placing, isTotalReady, hasDeliveryFailed, isSentByItself, place, cancel } = checkout
  const problemsOf = (result: PlaceResult | null): readonly Problem[] => {
    if (result?.kind === 'refused') return result.problems
    if (result?.kind !== 'changed') return []
    return [{ field: null, message: result.readiness === 'changed' ? changed : proceed[result.readiness] }]
  }
  const waiting = placing === 'first' ? null : draft?.waiting
  if (waiting) {
    const confirm = async () => problemsOf(await place())[0]?.message ?? null
    return (
      <WaitingOrder
        order={waiting}
        onConfirm={isTotalReady || waiting.sentFrom !== null ? confirm : null}
        onCancel={() => void cancel()}
        isSentByItself={isSentByItself && waiting.sentFrom === null}
      />
    )
  }
  if (!payment) return null
  return (
    <>
      {!payment.isServerMethod && <p className={styles.block}>{words.review.onDelivery}</p>}
      {isTotalReady || placing ? (
        <PlaceForm onPlace={async () => problemsOf(await place())} />
      ) : (
        <p role="status">{hasDeliveryFailed ? words.review.delivery : words.review.totalPending}</p>
      )}
    </>
  )
}
