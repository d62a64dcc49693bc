import { QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { EditableList } from '../device/saved-list.ts'
import { endEditing } from '../list/row-changes.ts'
import { useListInCart } from './use-list-in-cart.ts'

/** Says that the form edits a list in the cart. Renders nothing if that list has left the cart. @source CUT-30 */
export function EditingNotice({ list, onChange }: EditableList) {
  const words = useMessages('cuttingPlan').inCart
  if (!useListInCart(list).isEditing) return null
  return (
    <Notice kind="info" actions={<QuietButton onClick={() => onChange(endEditing)}>{words.stop}</QuietButton>}>
      {words.editing}
    </Notice>
  )
}
