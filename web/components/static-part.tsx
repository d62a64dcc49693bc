import { type ReactNode, useState } from 'react'

interface StaticPartProps {
  as: 'div' | 'header' | 'footer'
  id: string
  className?: string | undefined
  /** Given on the server alone. */
  children?: ReactNode
}

/**
 * A part of the page that the server writes and the browser keeps as it is: its code and its data do not travel.
 * What it does, it does through links, forms and what platforms do by themselves.
 */
export function StaticPart({ as: Tag, id, className, children }: StaticPartProps) {
  const [kept] = useState(() => (typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? '')))
  return kept === null ? (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands in the page already
    <Tag id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
  )
}
