import { Suspense } from 'react'
import { Toasts } from '../../../components/notifications/index.ts'
import { LateAccountDialog, useAccountDialog } from '../../account/customer/index.ts'
import { LateNewsletterDialog, useIsNewsletterOpen } from '../../account/newsletter/index.ts'
import { LateConsentQuestion, useIsConsentAsked } from '../../buying/analytics/index.ts'
import { MiniCart, useIsMiniCartOpen } from '../../buying/cart/index.ts'
import { useIsWishlistOpen, WishPanel } from '../../catalog/wishlist/index.ts'
import { LateLanguagesDialog, useIsLanguagesOpen } from '../languages/index.ts'

/** Dialogs and toasts of every screen. Toasts render inside an open dialog, because nothing else is interactive then. */
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
