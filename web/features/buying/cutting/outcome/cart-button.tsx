import { useNavigate } from 'react-router'
import { PrimaryButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { AddToCart } from '../../cart/index.ts'
import type { CuttingLine } from '../basket/cutting-lines.ts'
import { toRecord } from '../basket/to-record.ts'
import type { EditableList } from '../device/saved-list.ts'
import { useListInCart } from '../in-cart/use-list-in-cart.ts'
import { endEditing } from '../list/row-changes.ts'

interface CartButtonProps extends EditableList {
  readonly lines: readonly CuttingLine[]
  /** The lines are of an earlier version of the list. */
  readonly isOutdated: boolean
}

/** Adds the list to the cart, or saves the changes to a list that is in the cart. @source CUT-10, CUT-30 */
export function CartButton({ list, lines, isOutdated, onChange }: CartButtonProps) {
  const words = useMessages('cutting').plan.inCart
  const navigate = useNavigate()
  const { isEditing, taken, device, remember } = useListInCart(list)
  const purchases = lines.map(({ purchase }) => purchase)
  const takePurchases = () => {
    if (isOutdated) return null
    remember(toRecord(list, lines))
    return purchases
  }
  const save = () => {
    if (isOutdated || !device().exchange(taken, purchases)) return
    remember(toRecord(list, lines))
    void onChange(endEditing)
    void navigate('/cart')
  }
  if (!isEditing) return <AddToCart getPurchases={takePurchases} />
  return (
    <PrimaryButton aria-disabled={isOutdated || undefined} onClick={save}>
      {words.save}
    </PrimaryButton>
  )
}
