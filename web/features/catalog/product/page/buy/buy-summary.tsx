import { type RefObject, Suspense, useEffect, useState } from 'react'
import { late } from '../../../../../late/late.tsx'
import type { ProductView } from '../../product.types.ts'

/** Loaded when the buy box leaves the viewport. */
const SummaryBar = late(async () => (await import('./summary-bar.tsx')).SummaryBar, 'now')

interface BuySummaryProps {
  readonly name: string
  readonly price: Pick<ProductView['price'], 'isFrom' | 'final'>
  /** The buy box; the summary is hidden while it is in view. */
  readonly box: RefObject<HTMLElement | null>
}

/** On phones: the price and a link back to the options while the buy box is out of view. */
export function BuySummary({ name, price, box }: BuySummaryProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => setNeeded(entries.some((entry) => !entry.isIntersecting)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  if (!isNeeded) return null
  return (
    <Suspense>
      <SummaryBar name={name} price={price} />
    </Suspense>
  )
}
