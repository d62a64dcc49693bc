import { Suspense } from 'react'
import { Toasts } from '../../../components/notifications/index.ts'
import { late } from '../../../late/late.tsx'
import { useAccountDialog } from '../../account/customer/index.ts'
import { useIsNewsletterOpen } from '../../account/newsletter/index.ts'
import { useIsConsentAsked } from '../../buying/analytics/index.ts'
import { useIsMiniCartOpen } from '../../buying/cart/index.ts'
import { useIsWishlistOpen } from '../../catalog/wishlist/index.ts'
import { useIsLanguagesOpen } from '../languages/index.ts'

const MiniCart = late(async () => (await import('../../buying/cart/mini-cart/mini-cart.tsx')).MiniCart, ['cart', 'checkout'])
const WishPanel = late(async () => (await import('../../catalog/wishlist/panel/wish-panel.tsx')).WishPanel, ['lists'])
const AccountDialog = late(
  async () => (await import('../../account/customer/dialog/account-dialog.tsx')).AccountDialog,
  ['account', 'forms'],
)
const NewsletterDialog = late(
  async () => (await import('../../account/newsletter/form/newsletter-dialog.tsx')).NewsletterDialog,
  ['shell', 'forms'],
)
const LanguagesDialog = late(async () => (await import('../languages/dialog/languages-dialog.tsx')).LanguagesDialog, ['shell'])
const ConsentQuestion = late(
  async () => (await import('../../buying/analytics/question/consent-question.tsx')).ConsentQuestion,
  ['shell'],
)

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
        {isAccountOpen && <AccountDialog />}
        {isNewsletterOpen && <NewsletterDialog />}
        {isLanguagesOpen && <LanguagesDialog />}
      </Suspense>
      <Suspense>{isConsentAsked && <ConsentQuestion />}</Suspense>
    </>
  )
}
