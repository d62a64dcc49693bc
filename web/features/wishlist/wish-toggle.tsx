import { useMessages } from '../../messages/use-messages.tsx'
import { SkuToggle } from '../sku-list/index.ts'
import { wished } from './wished.ts'

interface WishToggleProps {
  readonly sku: string
  readonly name: string
  /** A heart alone, in the corner of a card. */
  readonly isInCorner?: boolean
}

/** Puts a product on the wishlist and takes it off. */
export function WishToggle({ sku, name, isInCorner = false }: WishToggleProps) {
  const words = useMessages('catalog')
  return (
    <SkuToggle list={wished} sku={sku} name={name} look={isInCorner ? 'corner' : 'heart'}>
      <span className={isInCorner ? 'visually-hidden' : undefined}>{words.wish}</span>
    </SkuToggle>
  )
}
