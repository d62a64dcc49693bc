import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface DetailsOnOpenProps {
  readonly summary: ReactNode
  readonly className: string | undefined
  /** Rendered once opened; its code may load late. */
  readonly children: ReactNode
}

/** A `<details>` element whose content is fetched when it is opened. */
export function DetailsOnOpen({ summary, className, children }: DetailsOnOpenProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [hasBeenOpened, setHasBeenOpened] = useState(false)
  // It may have been opened before hydration.
  useEffect(() => setHasBeenOpened(details.current?.open ?? false), [])
  return (
    <details ref={details} className={className} onToggle={() => setHasBeenOpened(true)}>
      <summary>{summary}</summary>
      {hasBeenOpened && <Suspense>{children}</Suspense>}
    </details>
  )
}
