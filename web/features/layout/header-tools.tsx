import { AccountSlot } from '../account/index.ts'
import { CartSlot } from '../cart/index.ts'
import { CompareLink } from './compare-link.tsx'
import { WishLink } from './wish-link.tsx'

/** What in the header is the shopper's own. */
export function HeaderTools() {
  return (
    <>
      <CompareLink />
      <WishLink />
      <AccountSlot />
      <CartSlot />
    </>
  )
}
