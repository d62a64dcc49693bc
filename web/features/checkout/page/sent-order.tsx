import { useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useNetwork } from '../../../data/network/use-network.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { askAgain } from '../device/follow-sent-order.ts'

/** An order that was sent and got no answer; the shop is being asked what became of it. @source ORDER-11 */
export function SentOrder({ madeAt }: { readonly madeAt: number }) {
  const { sent, waiting } = useMessages('order')
  const { isOnline } = useNetwork()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (isAsking || !isOnline) return
    setAsking(true)
    await askAgain().finally(() => setAsking(false))
  }
  return (
    <Notice
      kind="warning"
      actions={
        <button type="button" className={button.secondary} aria-disabled={isAsking || !isOnline} onClick={() => void ask()}>
          {sent.again}
        </button>
      }
    >
      <h2>{sent.title}</h2>
      <p>{isOnline ? sent.checking : sent.offline}</p>
      <p>{waiting.made(madeAt)}</p>
    </Notice>
  )
}
