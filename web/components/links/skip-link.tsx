import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

interface SkipLinkProps {
  /** Id of the element to go to. If it can have the focus, it gets it. */
  readonly to: string
  readonly children: ReactNode
}

/** A link past what comes before an element. Visible while it has the focus, and works without JavaScript. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        const target = document.getElementById(to)
        if (!target?.hasAttribute('tabindex')) return
        // A change of the address would be a navigation, which shows the list anew.
        event.preventDefault()
        target.focus({ preventScroll: true })
        target.scrollIntoView()
      }}
    >
      {children}
    </a>
  )
}
