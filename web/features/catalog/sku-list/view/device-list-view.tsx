import type { ReactNode } from 'react'
import type { RecordKind } from '../../../../storage/record-contents.ts'
import styles from './device-list-view.module.css'

interface DeviceListViewProps {
  readonly of: Exclude<RecordKind, 'lines'>
  /** The device has not been read yet. */
  readonly isUnread: boolean
  /** The placeholder while `isUnread`. */
  readonly waiting: ReactNode
  /** The list; while `isUnread`, the message that it is empty. */
  readonly children: ReactNode
}

/**
 * A list of this device. Until it is read, styles show the placeholder if the list had products on the last visit, otherwise the message
 * that it is empty.
 */
export function DeviceListView({ of, isUnread, waiting, children }: DeviceListViewProps) {
  return (
    <>
      {isUnread && (
        <div className={styles.waiting} data-of={of}>
          {waiting}
        </div>
      )}
      <div className={styles.list} data-of={of} data-unread={isUnread || undefined}>
        {children}
      </div>
    </>
  )
}
