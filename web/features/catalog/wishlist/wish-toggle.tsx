import { useMessages } from '../../../messages/use-messages.tsx'
import { SkuToggle } from '../sku-list/index.ts'
import { wishlistStore } from './wishlist-store.ts'

interface WishToggleProps {
  readonly sku: string
  readonly name: string
  /** A small heart in the corner of a card. */
  readonly isInCorner?: boolean
}

export function WishToggle({ sku, name, isInCorner = false }: WishToggleProps) {
  const words = useMessages('catalog')
  return (
    <SkuToggle list={wishlistStore} sku={sku} name={name} look={isInCorner ? 'corner' : 'heart'}>
      <span className={isInCorner ? 'visually-hidden' : undefined}>{words.wish}</span>
    </SkuToggle>
  )
}
