import type { ReactNode } from 'react'
import button from '../styles/button.module.css'
import { Notice } from './notice.tsx'
import { takeFocus } from './take-focus.ts'

interface UndoNoticeProps {
  readonly undo: string
  readonly onUndo: (() => void) | undefined
  readonly children: ReactNode
}

/** Says what was changed and offers undo. Takes the focus, because the button that was pressed is gone. */
export function UndoNotice({ undo, onUndo, children }: UndoNoticeProps) {
  return (
    <Notice
      kind="info"
      actions={
        onUndo && (
          <button ref={takeFocus} type="button" className={button.quiet} onClick={onUndo}>
            {undo}
          </button>
        )
      }
    >
      {children}
    </Notice>
  )
}
