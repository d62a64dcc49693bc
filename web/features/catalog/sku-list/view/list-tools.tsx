import type { ReactNode } from 'react'
import { QuietButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './list-tools.module.css'

interface ListToolsProps {
  readonly count: number
  readonly onClear: () => void
  /** Further actions for the list. */
  readonly children?: ReactNode
}

/** Number of products, and actions for all of them. */
export function ListTools({ count, onClear, children }: ListToolsProps) {
  const words = useMessages('lists').skuList
  return (
    <div className={styles.tools}>
      <p role="status">{words.count(count)}</p>
      {children}
      <QuietButton onClick={onClear}>{words.clear}</QuietButton>
    </div>
  )
}
