import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** A sheet slides up from below on phones; a stage fills the window; a drawer slides in from the side; a card is centred. */
  readonly kind?: 'sheet' | 'stage' | 'drawer' | 'card'
  readonly footer?: ReactNode
  readonly onKeyDown?: KeyboardEventHandler
}

/**
 * A modal dialog, open while rendered. The browser traps the focus and restores it. It closes when the shopper goes back: Android's
 * gesture closes only the dialog, other browsers also leave the page.
 * @source SHOP-19
 */
export function Dialog({ title, closeLabel, onClose, children, kind = 'sheet', footer, onKeyDown }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const close = () => dialog?.close()
    dialog?.showModal()
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          ✕
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}
