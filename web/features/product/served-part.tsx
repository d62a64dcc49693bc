import { type ReactNode, useState } from 'react'

interface ServedPartProps {
  /** Of this part of this thing alone. */
  readonly id: string
  readonly className: string
  /** Null on a page that came with it. */
  readonly children: ReactNode | null
}

/**
 * A part of a screen that only has to be read. On the page the shopper came in by it stays as it was served, and its
 * code does not travel; on pages gone to from there it is rendered like any other.
 */
export function ServedPart({ id, className, children }: ServedPartProps) {
  const [served] = useState(() => (children === null ? (servedPart(id)?.innerHTML ?? '') : null))
  return served === null ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands in the page already
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
  )
}

/** The part as the page came with it; null on the server and where there is none. */
export function servedPart(id: string): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById(id)
}
