import { useState } from 'react'
import { useNetwork } from '../../../../api/use-network.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { askAgain } from '../device/follow-sent-order.ts'

/** @source ORDER-11 */
export function AskAgain() {
  const { sent } = useMessages('checkout').order
  const { isOnline } = useNetwork()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (isAsking || !isOnline) return
    setAsking(true)
    await askAgain().finally(() => setAsking(false))
  }
  return (
    <SecondaryButton aria-disabled={isAsking || !isOnline} onClick={() => void ask()}>
      {sent.again}
    </SecondaryButton>
  )
}
