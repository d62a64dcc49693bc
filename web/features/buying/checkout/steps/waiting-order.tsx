import { useEffect, useState } from 'react'
import type { Shipment } from '#schema/rules/delivery/arrival.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { ArrivalNote } from '../../../../components/arrival/arrival-note.tsx'
import { PrimaryButton, QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { draftOnDevice, type WaitingOrder as WaitingOrderState } from '../../../../sync/tasks/order/index.ts'

interface WaitingOrderProps {
  readonly order: WaitingOrderState
  /** How and where it is delivered; null if nothing is promised. */
  readonly shipment: Shipment | null
  /** Null while the order is incomplete, for example without a total. */
  readonly onConfirm: (() => Promise<string | null>) | null
  readonly onCancel: () => void
  readonly autoSend: AutoSend
}

/**
 * An order that could not be sent. It is sent after confirmation, or automatically if the shop is configured to.
 * @source ORDER-5, ORDER-6
 */
export function WaitingOrder({ order: { madeAt, cause }, shipment, onConfirm, onCancel, autoSend }: WaitingOrderProps) {
  const words = useMessages('checkout').order.waiting
  const { ifSentNow } = useMessages('cart').arrival
  const { isOnline } = useNetwork()
  const { deviceDatabase } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    if (isBusy || !isOnline || !onConfirm) return
    setBusy(true)
    setProblem(await onConfirm())
    setBusy(false)
  }
  const canSend = autoSend !== null && isOnline && onConfirm !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it becomes possible
  useEffect(() => {
    if (canSend) void confirm()
  }, [canSend])
  const text = waitingText({ cause, isOnline, isStored: !draftOnDevice.hasFailed(deviceDatabase), autoSend })
  return (
    <Notice
      kind="warning"
      actions={
        <>
          <PrimaryButton aria-disabled={isBusy || !isOnline || !onConfirm} onClick={() => void confirm()}>
            {words.confirm}
          </PrimaryButton>
          <QuietButton onClick={onCancel}>{words.cancel}</QuietButton>
        </>
      }
    >
      <h2>{words.title}</h2>
      <p>{words[text]}</p>
      {shipment && (
        <p>
          <ArrivalNote shipment={shipment} format={ifSentNow} />
        </p>
      )}
      <p>
        {words.made(madeAt)} {words.twice}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  )
}

/** When a waiting order is sent without confirmation: as soon as there is a network, only if its page stays open, or never (null). */
type AutoSend = 'always' | 'on this page' | null

interface WaitingState extends Pick<WaitingOrderState, 'cause'> {
  readonly isOnline: boolean
  /** Whether the order is on the device, so that it outlasts the page. */
  readonly isStored: boolean
  readonly autoSend: AutoSend
}

/** Selects the text that says when a waiting order is sent. @source ORDER-5, ORDER-6, CACHE-22 */
export function waitingText({ cause, isOnline, isStored, autoSend }: WaitingState) {
  if (cause === 'server') return 'open'
  if (isOnline) return 'text'
  if (!isStored) return 'notStored'
  return autoSend === null ? 'offline' : autoSend === 'always' ? 'soon' : 'onThisPage'
}
