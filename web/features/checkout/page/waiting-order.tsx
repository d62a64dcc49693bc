import { useEffect, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useNetwork } from '../../../data/network/use-network.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import type { WaitingOrder as WaitingOrderState } from '../../order-draft/index.ts'

interface WaitingOrderProps {
  readonly order: WaitingOrderState
  /** Null while something of the order is missing, its total for one. */
  readonly onConfirm: (() => Promise<string | null>) | null
  readonly onCancel: () => void
  /** It goes as soon as it can, without another word of the shopper. */
  readonly isSentByItself: boolean
}

/**
 * An order that could not be sent, or of which nobody knows what became: it goes once its shopper says so. What may have been placed
 * already cannot be cancelled here.
 * @source ORDER-5, ORDER-6
 */
export function WaitingOrder({ order: { madeAt, sentFrom }, onConfirm, onCancel, isSentByItself }: WaitingOrderProps) {
  const words = useMessages('order').waiting
  const { isOnline } = useNetwork()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    if (isBusy || !isOnline || !onConfirm) return
    setBusy(true)
    setProblem(await onConfirm())
    setBusy(false)
  }
  const canGo = isSentByItself && isOnline && onConfirm !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it becomes possible
  useEffect(() => {
    if (canGo) void confirm()
  }, [canGo])
  return (
    <Notice
      kind="warning"
      actions={
        <>
          <button
            type="button"
            className={button.primary}
            aria-disabled={isBusy || !isOnline || !onConfirm}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </button>
          {sentFrom === null && (
            <button type="button" className={button.quiet} onClick={onCancel}>
              {words.cancel}
            </button>
          )}
        </>
      }
    >
      <h2>{words.title}</h2>
      <p>{sentFrom !== null ? words.open : isOnline ? words.text : isSentByItself ? words.soon : words.offline}</p>
      <p>
        {words.made(madeAt)} {words.twice}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  )
}
