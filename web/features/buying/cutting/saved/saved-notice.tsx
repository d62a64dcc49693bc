import { useEffect, useRef } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { SavedNews } from './use-named-lists.ts'

/** Says what the last change did, and offers undo, which takes the focus because the pressed button is gone. */
export function SavedNotice({ news: { text, undo } }: { readonly news: SavedNews }) {
  const { undo: undoText } = useMessages('lists').skuList
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => undoButton.current?.focus({ preventScroll: true }), [])
  return (
    <Notice
      kind="info"
      actions={
        undo && (
          <button ref={undoButton} type="button" className={button.quiet} onClick={undo}>
            {undoText}
          </button>
        )
      }
    >
      {text}
    </Notice>
  )
}
