import { type ReactNode, Suspense } from 'react'
import { useNear } from '../late/use-near.ts'

interface WhenNearProps {
  readonly className: string | undefined
  readonly fallback: ReactNode
  /** Rendered shortly before it scrolls into view; its code may load late. */
  readonly children: ReactNode
}

/** A part far down the page whose content is fetched when the shopper scrolls near it. */
export function WhenNear({ className, fallback, children }: WhenNearProps) {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref} className={className}>
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  )
}
