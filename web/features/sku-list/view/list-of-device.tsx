import type { ReactNode } from 'react'
import type { Noted } from '../../../offline/note-kept.ts'
import styles from './list-of-device.module.css'

interface ListOfDeviceProps {
  readonly of: Exclude<Noted, 'lines'>
  /** The device has not been read. */
  readonly isUnread: boolean
  /** Stands for a list until then, where there was one when it was last seen. */
  readonly waiting: ReactNode
  /** The list; that there is none, until the device has been read. */
  readonly children: ReactNode
}

/** A list of this device. Until that has been read it is taken for empty, if it was when it was last seen. */
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
