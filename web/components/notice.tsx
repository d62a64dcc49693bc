import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  readonly kind: 'info' | 'warning' | 'error'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** An inline message, shown next to its subject. */
export function Notice({ kind, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
