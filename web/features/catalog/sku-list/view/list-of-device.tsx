import type { ReactNode } from 'react'
import type { Noted } from '../../../../storage/record-contents.ts'
import styles from './list-of-device.module.css'

interface ListOfDeviceProps {
  readonly of: Exclude<Noted, 'lines'>
  /** The device has not been read. */
  readonly isUnread: boolean
  /** Placeholder until then, if the list had products on the last visit. */
  readonly waiting: ReactNode
  /** The list; until the device has been read, the message that it is empty. */
  readonly children: ReactNode
}

/** A list of this device. Until it has been read, it is shown as empty if it was empty on the last visit. */
export function ListOfDevice({ of, isUnread, waiting, children }: ListOfDeviceProps) {
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
