import { Suspense, useState } from 'react'
import { late } from '../../../../late/late.tsx'
import type { EditableList } from '../device/saved-list.ts'
import { EditingNotice } from '../in-cart/editing-notice.tsx'
import { OpenFromCart } from '../in-cart/open-from-cart.tsx'
import { restoreRows } from '../list/restore-rows.ts'
import { OpenRequest } from '../share/open-request.tsx'
import { useAddressRequest } from '../share/use-address-request.ts'

const ClearedNotice = late(async () => (await import('./cleared-notice.tsx')).ClearedNotice, 'now', ['lists'])

/** Opens the list that the address names, and shows notices about a list that is edited or was emptied. */
export function FormTop({ list, onChange }: EditableList) {
  const request = useAddressRequest()
  // Does not offer to restore a list that was emptied before the page was opened.
  const { cleared } = list
  const [clearedBefore] = useState(cleared)
  return (
    <>
      {request?.edit && <OpenFromCart key={request.id} lineKey={request.edit} {...{ list, onChange }} />}
      {request && !request.edit && <OpenRequest key={request.id} request={request} rows={list.rows} onChange={onChange} />}
      {list.editing && <EditingNotice {...{ list, onChange }} />}
      {cleared && cleared !== clearedBefore && list.rows.length === 0 && (
        <Suspense>
          <ClearedNotice onUndo={() => onChange(restoreRows(cleared))} />
        </Suspense>
      )}
    </>
  )
}
