import { type ReactNode, useEffect } from 'react'
import { useNetwork } from '../../../../api/use-network.ts'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { recordContents } from '../../../../storage/record-contents.ts'
import { isSent, isThankYou } from '../../../../sync/tasks/order/index.ts'
import { EmptyCart } from '../../cart/index.ts'
import { useCheckout } from '../device/use-checkout.ts'
import type { CheckoutAccount } from '../device/use-new-account.ts'
import styles from '../steps/checkout.module.css'
import { CheckoutSteps } from '../steps/checkout-steps.tsx'
import { AskAgain } from './ask-again.tsx'
import { CheckoutPlaceholder } from './checkout-placeholder.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ReceivedOrder } from './received-order.tsx'
import { Thanks } from './thanks.tsx'

interface CheckoutViewProps {
  readonly account: CheckoutAccount
  /** The merchant's texts for the review. */
  readonly blocks: ReactNode
  readonly vatSwitch: ReactNode
}

/** The shop's own checkout on one page: steps, totals and result. @source SCREEN-2, SCREEN-26 */
export function CheckoutView({ account, blocks, vatSwitch }: CheckoutViewProps) {
  const checkout = useCheckout(account)
  const { cart, draft, revalidate, begin, isPlaced, placing } = checkout
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(revalidate, [])
  const { deviceDatabase } = useShop()
  const { review } = useMessages('checkout').order
  const hasOrder = draft && (draft.order !== null || draft.waiting !== null)
  useEffect(() => {
    if (hasOrder !== null) recordContents(deviceDatabase, 'order')(Number(hasOrder))
  }, [deviceDatabase, hasOrder])
  const isEmpty = cart?.lines.length === 0
  const thanks = draft?.order && (isPlaced || isThankYou(draft, isEmpty, Date.now())) ? draft.order : null
  const isOpen = cart !== null && draft !== null && !isEmpty && !thanks
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is shown
  useEffect(() => {
    if (isOpen) begin()
  }, [isOpen])
  if (!cart || !draft) return <CheckoutPlaceholder />
  if (thanks) return <Thanks order={thanks} draft={draft} account={account} />
  // A sent order is shown first, even if the cart has other contents by now.
  if (isSent(draft) && !placing && draft.waiting) {
    const { waiting, personal } = draft
    if (!waiting.isReceived) return <SentOrder madeAt={waiting.madeAt} />
    return <ReceivedOrder order={waiting} email={personal?.email ?? ''} onGiveUp={() => void checkout.cancel()} />
  }
  if (isEmpty) return <EmptyCart />
  const isUndeliverable = checkout.hasNoMethod && draft.shipping !== null
  const obstacle = isUndeliverable ? review.noTotal : checkout.hasDeliveryFailed ? review.delivery : null
  return (
    <div className={styles.checkout}>
      <CheckoutSteps checkout={checkout} summary={<OrderSummary {...{ cart, obstacle, vatSwitch }} />} blocks={blocks} />
    </div>
  )
}

/** A sent order without an answer, while the shop is asked for its outcome. @source ORDER-11 */
function SentOrder({ madeAt }: { readonly madeAt: number }) {
  const { sent, waiting } = useMessages('checkout').order
  const { isOnline } = useNetwork()
  return (
    <Notice kind="warning" actions={<AskAgain />}>
      <h2>{sent.title}</h2>
      <p>{isOnline ? sent.checking : sent.offline}</p>
      <p>{waiting.made(madeAt)}</p>
    </Notice>
  )
}
