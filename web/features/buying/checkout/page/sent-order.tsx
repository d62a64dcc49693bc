import { useNetwork } from '../../../../api/use-network.ts'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { AskAgain } from './ask-again.tsx'

/** A sent order without an answer, while the shop is asked for its outcome. @source ORDER-11 */
export function SentOrder({ madeAt }: { readonly madeAt: number }) {
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
