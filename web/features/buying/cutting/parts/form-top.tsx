import { Suspense, useState } from 'react'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { late } from '../../../../late/late.tsx'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { EditableList, SavedList } from '../device/saved-list.ts'
import { useAddressRequest } from '../share/use-address-request.ts'

const ClearedNotice = late(async () => (await import('./cleared-notice.tsx')).ClearedNotice, ['lists'])
const OpenFromCart = late(async () => (await import('../in-cart/open-from-cart.tsx')).OpenFromCart, ['cuttingPlan'])
const EditingNotice = late(async () => (await import('../in-cart/editing-notice.tsx')).EditingNotice, ['cuttingPlan'])
const OpenRequest = late(async () => (await import('../share/open-request.tsx')).OpenRequest, ['cuttingPlan'])

/** Opens the list that the address names, and shows notices about a list that is edited or was emptied. */
export function FormTop({ list, onChange }: EditableList) {
  const request = useAddressRequest()
  // Does not offer to restore a list that was emptied before the page was opened.
  const { cleared } = list
  const [clearedBefore] = useState(cleared)
  return (
    <>
      <Suspense>
        {request?.edit && <OpenFromCart key={request.id} lineKey={request.edit} {...{ list, onChange }} />}
        {request && !request.edit && <OpenRequest key={request.id} request={request} rows={list.rows} onChange={onChange} />}
      </Suspense>
      <Suspense>{list.editing && <EditingNotice {...{ list, onChange }} />}</Suspense>
      {cleared && cleared !== clearedBefore && list.rows.length === 0 && (
        <Suspense>
          <ClearedNotice onUndo={() => onChange(restoreRows(cleared))} />
        </Suspense>
      )}
    </>
  )
}

/** Restores the rows that `clearRows` removed. The page passes them, because the device does not store them. @source CUT-38 */
export const restoreRows =
  (rows: readonly ListRow[]): ValueChange<SavedList> =>
  ({ cleared: _, ...list }) => ({ ...list, rows })
