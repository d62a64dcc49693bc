import { useEffect, useRef } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'

interface RemovedLinesProps {
  readonly lines: readonly VisibleLine[]
  readonly onUndo: () => void
}

/** Lists removed lines and offers undo. Takes the focus, because the focused button is gone. */
export function RemovedLines({ lines, onUndo }: RemovedLinesProps) {
  const words = useMessages('cart')
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
      {words.removed(lines.map(({ name }) => name))}
    </Notice>
  )
}
