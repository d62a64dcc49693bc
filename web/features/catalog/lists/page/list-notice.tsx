import { useEffect, useRef } from 'react'
import { Link } from '../../../../components/links/link.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { type ListNews, listPath } from '../saving/use-lists.ts'

/** Says what the last change did, and offers undo or the other list. Takes the focus, because the pressed button is gone. */
export function ListNotice({ news: { text, undo, list } }: { readonly news: ListNews }) {
  const words = useMessages('lists').skuList
  const { view } = useMessages('lists').saved
  const undoButton = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => (undoButton.current ?? link.current)?.focus({ preventScroll: true }), [])
  return (
    <Notice
      kind="info"
      actions={
        undo ? (
          <button ref={undoButton} type="button" className={button.quiet} onClick={undo}>
            {words.undo}
          </button>
        ) : (
          list !== undefined && (
            <Link ref={link} to={listPath(list)} preventScrollReset>
              {view}
            </Link>
          )
        )
      }
    >
      {text}
    </Notice>
  )
}
