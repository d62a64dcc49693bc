import { Notice } from '../../../components/notice.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import type { FailedOrder as FailedOrderState } from '../../order-draft/index.ts'

/** Says that an order was not placed, and why if that is known. @source ORDER-11 */
export function FailedOrder({ failed: { reasons } }: { readonly failed: FailedOrderState }) {
  const { failed } = useMessages('order').sent
  return (
    <Notice kind="error">
      <p>{failed}</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  )
}
