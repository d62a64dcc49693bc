import type { ReactNode } from 'react'
import button from '../../styles/button.module.css'
import { Link } from '../links/link.tsx'
import styles from './empty-state.module.css'

interface DrawingProps {
  readonly viewBox: string
  /** The paths of the drawing. */
  readonly children: ReactNode
}

interface EmptyStateProps extends DrawingProps {
  readonly title: string
  readonly text: string
  /** The heading's level below the page's or the dialog's. */
  readonly level?: 2 | 3
  /** Links to continue with, the most likely first. */
  readonly ways: readonly { readonly to: string; readonly text: string }[]
}

const KINDS = [button.primary, button.secondary, button.quiet]

/** A drawing, a text and links to continue with, shown in place of an empty list. */
export function EmptyState({ title, text, level = 2, ways, viewBox, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles.empty}>
      <Drawing viewBox={viewBox}>{children}</Drawing>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <p className={styles.ways}>
          {ways.map((way, index) => (
            <Link key={way.to} className={KINDS[index]} to={way.to}>
              {way.text}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}

/** A drawing that screen readers skip. */
export const Drawing = ({ viewBox, children }: DrawingProps) => (
  <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
)
