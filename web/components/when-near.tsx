import { type ReactNode, Suspense } from 'react'
import { useNear } from '../late/use-near.ts'

interface WhenNearProps {
  readonly className: string | undefined
  /** Stands there until it has come. */
  readonly waiting: ReactNode
  /** Rendered once it is about to be seen; its code may come late. */
  readonly children: ReactNode
}

/** Something far down a page, of which nothing is fetched before. */
export function WhenNear({ className, waiting, children }: WhenNearProps) {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref} className={className}>
      {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}
