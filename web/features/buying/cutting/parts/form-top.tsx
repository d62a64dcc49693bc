import type { EditableList } from '../device/saved-list.ts'
import { EditingNotice } from '../in-cart/editing-notice.tsx'
import { OpenFromCart } from '../in-cart/open-from-cart.tsx'
import { OpenRequest } from '../share/open-request.tsx'
import { useAddressRequest } from '../share/use-address-request.ts'

/** The list that the address names, and the notice about the list that is edited. */
export function FormTop({ list, onChange }: EditableList) {
  const request = useAddressRequest()
  return (
    <>
      {request?.edit && <OpenFromCart key={request.id} lineKey={request.edit} {...{ list, onChange }} />}
      {request && !request.edit && <OpenRequest key={request.id} request={request} rows={list.rows} onChange={onChange} />}
      {list.editing && <EditingNotice {...{ list, onChange }} />}
    </>
  )
}
