import { type KeyboardEventHandler, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './dialog.module.css'
import { showDialog } from './show-dialog.ts'

interface DialogProps {
  readonly title: string
  /** Label of the button that closes it; 'Close' by default. */
  readonly closeLabel?: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** A sheet slides up from below on phones; a stage fills the window; a drawer slides in from the side; a card is centred. */
  readonly kind?: 'sheet' | 'stage' | 'drawer' | 'card'
  readonly footer?: ReactNode
  readonly onKeyDown?: KeyboardEventHandler
}

/**
 * A modal dialog, open while rendered. It keeps the focus and gives it back. It closes when the shopper goes back: Android's gesture
 * closes only the dialog, other browsers also leave the page.
 * @source SHOP-19
 */
export function Dialog({ title, closeLabel, onClose, children, kind = 'sheet', footer, onKeyDown }: DialogProps) {
  const words = useMessages('catalog')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => (ref.current ? showDialog(ref.current, () => close()) : undefined), [])
  return (
    <dialog
      ref={ref}
      popover="manual"
      className={styles.dialog}
      aria-modal
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={styles.panel} data-kind={kind}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel ?? words.close}>
            ✕
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
