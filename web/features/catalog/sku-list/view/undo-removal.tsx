import { useEffect, useRef } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'

interface UndoRemovalProps {
  readonly count: number
  readonly onUndo: () => void
}

/** Says that products were removed, and offers undo. Takes the focus, because the focused button is gone. */
export function UndoRemoval({ count, onUndo }: UndoRemovalProps) {
  const words = useMessages('lists').skuList
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <Notice
      kind="info"
      actions={
        <button ref={undo} type="button" className={button.quiet} onClick={onUndo}>
          {words.undo}
        </button>
      }
    >
      {words.removed(count)}
    </Notice>
  )
}
