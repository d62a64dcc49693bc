import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './list-tools.module.css'

interface ListToolsProps {
  readonly count: number
  readonly onClear: () => void
  /** What else can be done with the list. */
  readonly children?: ReactNode
}

/** How many there are, and what can be done with all of them. */
export function ListTools({ count, onClear, children }: ListToolsProps) {
  const words = useMessages('sku-list')
  return (
    <div className={styles.tools}>
      <p role="status">{words.count(count)}</p>
      {children}
      <button type="button" className={button.quiet} onClick={onClear}>
        {words.clear}
      </button>
    </div>
  )
}
