import type { ReactNode } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { FailedOrder as FailedOrderState } from '../../../../sync/tasks/order/index.ts'
import { useNamedProblems } from './use-named-problems.ts'

interface FailedOrderProps {
  readonly failed: FailedOrderState
  /** Links to the fields that caused the failure. */
  readonly actions: ReactNode
}

/** Says that an order was not placed, and why if known. @source ORDER-11 */
export function FailedOrder({ failed: { reasons }, actions }: FailedOrderProps) {
  const { failed } = useMessages('checkout').order.sent
  const named = useNamedProblems()
  return (
    <Notice kind="error" actions={actions}>
      <p>{failed}</p>
      {named(reasons).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  )
}
