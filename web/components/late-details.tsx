import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface LateDetailsProps {
  readonly summary: string
  readonly className: string | undefined
  /** Rendered once it has been opened; its code may come late. */
  readonly children: ReactNode
}

/** Something to open, of which nothing is fetched before. */
export function LateDetails({ summary, className, children }: LateDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  // It may have been opened before there was anybody to notice.
  useEffect(() => setWanted(details.current?.open ?? false), [])
  return (
    <details ref={details} className={className} onToggle={() => setWanted(true)}>
      <summary>{summary}</summary>
      {isWanted && <Suspense>{children}</Suspense>}
    </details>
  )
}
