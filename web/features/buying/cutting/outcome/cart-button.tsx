import { useNavigate } from 'react-router'
import { lineKey } from '#schema/rules/cart/line-key.ts'
import { PrimaryButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { AddToCart } from '../../cart/index.ts'
import type { CuttingLine } from '../basket/cutting-lines.ts'
import type { EditableList, SavedList } from '../device/saved-list.ts'
import type { ListInCart } from '../in-cart/lists-in-cart.ts'
import { useListInCart } from '../in-cart/use-list-in-cart.ts'
import { endEditing } from '../list/row-changes.ts'

interface CartButtonProps extends EditableList {
  readonly lines: readonly CuttingLine[]
  /** The lines are of an earlier version of the list. */
  readonly isOutdated: boolean
}

/** Adds the list to the cart, or saves the changes to a list that is in the cart. @source CUT-10, CUT-30 */
export function CartButton({ list, lines, isOutdated, onChange }: CartButtonProps) {
  const words = useMessages('cuttingPlan').inCart
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

/** The record of a list that is added to the cart as these lines; null if no line carries the list. @source CUT-32 */
export function toRecord({ material, rows, choices }: SavedList, lines: readonly CuttingLine[]): ListInCart | null {
  const keys = lines.map(({ purpose, purchase: { product, variant, quantity, optionAnswers = [] } }) => ({
    purpose,
    quantity,
    key: lineKey({ sku: (variant ?? product).sku, bundleChoices: [], optionAnswers }),
  }))
  const service = keys.find(({ purpose }) => purpose === 'cutting')
  return service
    ? {
        key: service.key,
        lines: keys.map(({ key, quantity }) => ({ key, quantity })),
        list: { material, rows, ...(choices && { choices }) },
      }
    : null
}
