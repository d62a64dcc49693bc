import { Suspense } from 'react'
import { LateAccountDialog, useAccountDialog } from '../account/index.ts'
import { MiniCart, useIsMiniCartOpen } from '../cart/index.ts'
import { LateNewsletterDialog, useIsNewsletterOpen } from '../newsletter/index.ts'
import { Toasts } from '../notifications/index.ts'

/** What floats over every screen. Notices stand in the dialog while one is open, since nothing else can be used then. */
export function Overlay() {
  const isCartOpen = useIsMiniCartOpen()
  const isAccountOpen = useAccountDialog() !== null
  const isNewsletterOpen = useIsNewsletterOpen()
  return (
    <>
      {!isCartOpen && !isAccountOpen && <Toasts />}
      <Suspense>
        {isCartOpen && <MiniCart />}
        {isAccountOpen && <LateAccountDialog />}
        {isNewsletterOpen && <LateNewsletterDialog />}
      </Suspense>
    </>
  )
}
