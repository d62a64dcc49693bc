import { UndoNotice } from '../../../../components/undo-notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'

export function UndoRemoval({ count, onUndo }: { readonly count: number; readonly onUndo: () => void }) {
  const words = useMessages('lists').skuList
  return <UndoNotice onUndo={onUndo}>{words.removed(count)}</UndoNotice>
}
