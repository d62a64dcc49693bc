import { Suspense } from 'react'
import { MiniCart, useIsMiniCartOpen } from '../cart/index.ts'
import { Toasts } from '../notifications/index.ts'

/** What floats over every screen. Notices stand in the dialog while one is open, since nothing else can be used then. */
export function Overlay() {
  const isOpen = useIsMiniCartOpen()
  return (
    <>
      {!isOpen && <Toasts />}
      {isOpen && (
        <Suspense>
          <MiniCart />
        </Suspense>
      )}
    </>
  )
}
