import { Notice } from '../../../components/notice.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import type { FailedOrder as FailedOrderState } from '../../order-draft/index.ts'
import { useNamedProblems } from './use-named-problems.ts'

/** Says that an order was not placed, and why if that is known. @source ORDER-11 */
export function FailedOrder({ failed: { reasons } }: { readonly failed: FailedOrderState }) {
  const { failed } = useMessages('order').sent
  const named = useNamedProblems()
  return (
    <Notice kind="error">
      <p>{failed}</p>
      {named(reasons).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  )
}
