import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import { Link } from '../links/link.tsx'
import { dismiss, type NoticeEntry, useNotices } from './notices.ts'
import styles from './toasts.module.css'
import { useFreePosition } from './use-free-position.ts'

/** The current notices, placed so that they cover nothing clickable. */
export function Toasts() {
  const notices = useNotices()
  const list = useRef<HTMLUListElement>(null)
  useFreePosition(list, notices)
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

/** One notice. Its timer pauses while it is hovered or focused. @source NOTICE-1, NOTICE-4 */
function Toast({ notice: { id, type, message, timeToLive, hasNoTimeout, action } }: { readonly notice: NoticeEntry }) {
  const { ok } = useMessages('shell').notices
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || hasNoTimeout) return
    const timer = setTimeout(dismiss, timeToLive, id)
    return () => clearTimeout(timer)
  }, [id, isHeld, timeToLive, hasNoTimeout])
  return (
    <li
      className={styles.toast}
      data-kind={type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        {message}{' '}
        {action && (
          <Link to={action.to} onClick={() => dismiss(id)}>
            {action.label}
          </Link>
        )}
      </p>
      <button type="button" onClick={() => dismiss(id)}>
        {ok}
      </button>
    </li>
  )
}
