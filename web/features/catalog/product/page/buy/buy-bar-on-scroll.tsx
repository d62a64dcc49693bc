import { type RefObject, Suspense, useEffect, useState } from 'react'
import { late } from '../../../../../late/late.tsx'
import type { BuyBarProps } from '../../product.types.ts'

const BuyBar = late(async () => (await import('./buy-bar.tsx')).BuyBar)

interface BuyBarOnScrollProps extends BuyBarProps {
  /** The price in the head of the page. */
  readonly offer: RefObject<HTMLElement | null>
  /** The place of the button in the page. */
  readonly order: RefObject<HTMLElement | null>
}

/** Height of the header on phones, which covers the price. */
const UNDER_HEADER = { rootMargin: '-60px 0px 0px' }

/** A bar with price and button once the price has scrolled away, while the page's own button is out of view. */
export function BuyBarOnScroll({ offer, order, ...bar }: BuyBarOnScrollProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const [price, button] = [offer.current, order.current]
    if (!price || !button) return
    let [isPriceGone, isButtonInView] = [false, true]
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === price) isPriceGone = !isIntersecting && boundingClientRect.top < 60
        else isButtonInView = isIntersecting
      }
      setNeeded(isPriceGone && !isButtonInView)
    }, UNDER_HEADER)
    observer.observe(price)
    observer.observe(button)
    return () => observer.disconnect()
  }, [offer, order])
  if (!isNeeded) return null
  return (
    <Suspense>
      <BuyBar {...bar} />
    </Suspense>
  )
}
