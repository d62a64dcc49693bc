import { useRef } from 'react'
import { useNotices } from './notices.ts'
import { Toast } from './toast.tsx'
import styles from './toasts.module.css'
import { useFreePlace } from './use-free-place.ts'

/** The current notices, placed so that they cover nothing clickable. */
export function Toasts() {
  const notices = useNotices()
  const list = useRef<HTMLUListElement>(null)
  useFreePlace(list, notices)
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul ref={list} className={styles.toasts}>
          {notices.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </div>
  )
}
