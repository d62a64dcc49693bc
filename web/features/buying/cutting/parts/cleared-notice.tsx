import { useEffect, useRef } from 'react'
import { UndoNotice } from '../../../../components/undo-notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'

/**
 * Offers to restore the pieces of an emptied list. The button that emptied it may be far below, so the page scrolls to the notice.
 * @source CUT-38
 */
export function ClearedNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { quickOrder } = useMessages('lists')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <UndoNotice onUndo={onUndo}>{quickOrder.pasted.cleared}</UndoNotice>
    </div>
  )
}
