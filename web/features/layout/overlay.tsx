import { Suspense } from 'react'
import { LateAccountDialog, useAccountDialog } from '../account/index.ts'
import { LateConsentQuestion, useIsConsentAsked } from '../analytics/index.ts'
import { MiniCart, useIsMiniCartOpen } from '../cart/index.ts'
import { LateLanguagesDialog, useIsLanguagesOpen } from '../languages/index.ts'
import { LateNewsletterDialog, useIsNewsletterOpen } from '../newsletter/index.ts'
import { Toasts } from '../notifications/index.ts'
import { useIsWishlistOpen, WishPanel } from '../wishlist/index.ts'

/** Overlays on every screen. Notices render inside an open dialog, because nothing else is interactive then. */
export function Overlay() {
  const isWishlistOpen = useIsWishlistOpen()
  const isCartOpen = useIsMiniCartOpen()
  const isAccountOpen = useAccountDialog() !== null
  const isNewsletterOpen = useIsNewsletterOpen()
  const isConsentAsked = useIsConsentAsked()
  const isLanguagesOpen = useIsLanguagesOpen()
  return (
    <>
      {!isCartOpen && !isAccountOpen && !isWishlistOpen && <Toasts />}
      <Suspense>
        {isCartOpen && <MiniCart />}
        {isWishlistOpen && <WishPanel />}
        {isAccountOpen && <LateAccountDialog />}
        {isNewsletterOpen && <LateNewsletterDialog />}
        {isLanguagesOpen && <LateLanguagesDialog />}
      </Suspense>
      <Suspense>{isConsentAsked && <LateConsentQuestion />}</Suspense>
    </>
  )
}
