import { type ReactNode, useEffect, useRef } from 'react'
import button from '../styles/button.module.css'
import { Notice } from './notice.tsx'

interface UndoNoticeProps {
  readonly undo: string
  readonly onUndo: (() => void) | undefined
  readonly children: ReactNode
}

/** Says what was changed and offers undo. Takes the focus, because the button that was pressed is gone. */
export function UndoNotice({ undo, onUndo, children }: UndoNoticeProps) {
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => undoButton.current?.focus({ preventScroll: true }), [])
  return (
    <Notice
      kind="info"
      actions={
        onUndo && (
          <button ref={undoButton} type="button" className={button.quiet} onClick={onUndo}>
            {undo}
          </button>
        )
      }
    >
      {children}
    </Notice>
  )
}
