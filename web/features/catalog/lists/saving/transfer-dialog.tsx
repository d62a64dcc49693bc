import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { NamedList } from '../rules/named-list.types.ts'
import { ListForm, type Target } from './list-form.tsx'

interface TransferDialogProps {
  readonly sku: string
  readonly name: string
  /** All lists but the one the product is on. */
  readonly others: readonly NamedList[]
  readonly canCreate: boolean
  /** @param stays the product also stays where it is */
  readonly onTransfer: (to: Target, stays: boolean) => void
  readonly onClose: () => void
}

/** Asks to which list a product is moved or copied. @source SAVE-4 */
export function TransferDialog({ sku, name, others, canCreate, onTransfer, onClose }: TransferDialogProps) {
  const words = useMessages('lists').saved
  const transfer = (to: Target, stays: boolean) => {
    onTransfer(to, stays)
    onClose()
  }
  return (
    <Dialog kind="card" title={words.transferTitle} onClose={onClose}>
      <ListForm sku={sku} name={name} lists={others} canCreate={canCreate} onSubmit={(to) => transfer(to, false)}>
        {(to) => (
          <>
            <PrimaryButton type="submit" aria-disabled={to === null}>
              {words.move}
            </PrimaryButton>
            <SecondaryButton aria-disabled={to === null} onClick={() => to && transfer(to, true)}>
              {words.copy}
            </SecondaryButton>
          </>
        )}
      </ListForm>
    </Dialog>
  )
}
