import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import { Link } from '../links/link.tsx'
import { dismiss, type NoticeEntry, useNotices } from './notices.ts'
import styles from './toasts.module.css'
import { useFreePosition } from './use-free-position.ts'

/** The current notices. They cover nothing clickable. */
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

/** The timer pauses while the notice is hovered or focused. @source NOTICE-1, NOTICE-4 */
function Toast({ notice: { id, type, message, timeToLive, hasNoTimeout, action, card } }: { readonly notice: NoticeEntry }) {
  const { ok } = useMessages('shell').notices
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused || hasNoTimeout) return
    const timer = setTimeout(dismiss, timeToLive, id)
    return () => clearTimeout(timer)
  }, [id, isPaused, timeToLive, hasNoTimeout])
  const close = () => dismiss(id)
  const text = (
    <p>
      {message}{' '}
      {action && (
        <Link to={action.to} onClick={close}>
          {action.label}
        </Link>
      )}
    </p>
  )
  return (
    <li
      className={styles.toast}
      data-kind={type}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {card ? card.render(text, close) : text}
      <button type="button" onClick={close}>
        {ok}
      </button>
    </li>
  )
}
