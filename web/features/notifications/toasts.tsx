import { useNotices } from './notices.ts'
import { Toast } from './toast.tsx'
import styles from './toasts.module.css'

/** What has happened lately, told as it happens. */
export function Toasts() {
  const notices = useNotices()
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul className={styles.toasts}>
          {notices.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </div>
  )
}
