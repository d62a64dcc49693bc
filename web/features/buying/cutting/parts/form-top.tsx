import { Suspense, useState } from 'react'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { EditableList, SavedList } from '../device/saved-list.ts'
import { OpenFromCart } from '../in-cart/open-from-cart.tsx'
import { useListInCart } from '../in-cart/use-list-in-cart.ts'
import { endEditing } from '../list/row-changes.ts'
import { OpenRequest } from '../share/open-request.tsx'
import { useAddressRequest } from '../share/use-address-request.ts'

const ClearedNotice = late(async () => (await import('./cleared-notice.tsx')).ClearedNotice, ['lists'])

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

/** Says that the form edits a list in the cart. Renders nothing if that list has left the cart. @source CUT-30 */
function EditingNotice({ list, onChange }: EditableList) {
  const words = useMessages('cutting').plan.inCart
  if (!useListInCart(list).isEditing) return null
  return (
    <Notice kind="info" actions={<QuietButton onClick={() => onChange(endEditing)}>{words.stop}</QuietButton>}>
      {words.editing}
    </Notice>
  )
}

/** Restores the rows that `clearRows` removed. The page passes them, because the device does not store them. @source CUT-38 */
export const restoreRows =
  (rows: readonly ListRow[]): ValueChange<SavedList> =>
  ({ cleared: _, ...list }) => ({ ...list, rows })
