import { Suspense } from 'react'
import type { NewNotice } from '../../../../components/notifications/index.ts'
import { late } from '../../../../late/late.tsx'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'

const AddedCard = late(async () => (await import('./added-card.tsx')).AddedCard, ['cart'])

/** The notice with a card of the lines that were added. @source NOTICE-5 */
export const addedNotice = ({ action = null, ...notice }: NewNotice, lines: readonly NewLine[]): NewNotice => ({
  ...notice,
  action,
  card: {
    subject: lines.map(({ line: { key }, quantity }) => `${quantity} ${key}`).join(),
    render: (text, close) => (
      <Suspense fallback={text}>
        <AddedCard message={notice.message} checkout={action} lines={lines} onLeave={close} />
      </Suspense>
    ),
  },
})
