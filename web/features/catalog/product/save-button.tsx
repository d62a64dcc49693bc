import { Suspense, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'

const SaveToList = late(async () => (await import('../lists/saving/save-to-list.tsx')).SaveToList, ['lists'])

interface SaveButtonProps {
  readonly className: string | undefined
  readonly sku: string
  readonly name: string
  readonly quantity: number | undefined
}

/** Saves a product to one of the shopper's named lists, in the least quantity that can be bought. @source PROD-73 */
export function SaveButton({ className, sku, name, quantity = 1 }: SaveButtonProps) {
  const { saveToList } = useMessages('product')
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon name="rows" />
        {saveToList}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <SaveToList key={sku} line={{ sku, quantity }} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
