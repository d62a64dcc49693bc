import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.tsx'
import { QuietButton } from './button.tsx'
import { Notice } from './notice.tsx'
import { takeFocus } from './take-focus.ts'

interface UndoNoticeProps {
  readonly onUndo: (() => void) | undefined
  readonly children: ReactNode
}

/** Says what was changed and offers undo. Takes the focus, because the button that was pressed is gone. */
export function UndoNotice({ onUndo, children }: UndoNoticeProps) {
  const { undo } = useMessages('catalog')
  return (
    <Notice
      kind="info"
      actions={
        onUndo && (
          <QuietButton ref={takeFocus} onClick={onUndo}>
            {undo}
          </QuietButton>
        )
      }
    >
      {children}
    </Notice>
  )
}
