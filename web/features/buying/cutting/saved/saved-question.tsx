import { NameDialog } from '../../../../components/lists/name-dialog.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { ReplaceQuestion } from '../share/replace-question.tsx'
import type { NamedCuttingList } from './named-lists.ts'

export type Question = { readonly kind: 'create' } | { readonly kind: 'rename' | 'open'; readonly list: NamedCuttingList }

interface SavedQuestionProps {
  readonly question: Question
  readonly onCreate: (typed: string) => void
  readonly onRename: (list: NamedCuttingList, typed: string) => void
  readonly onOpen: (list: NamedCuttingList) => void
  readonly onClose: () => void
}

/** Asks for a name, or whether a list may replace pieces that are not saved. */
export function SavedQuestion({ question, onCreate, onRename, onOpen, onClose }: SavedQuestionProps) {
  const words = useMessages('cutting').plan.saved
  if (question.kind === 'create') return <NameDialog title={words.create} name="" onSave={onCreate} onClose={onClose} />
  const { list } = question
  if (question.kind === 'rename')
    return <NameDialog title={words.renameTitle} name={list.name} onSave={(typed) => onRename(list, typed)} onClose={onClose} />
  return (
    <ReplaceQuestion
      title={words.question.title(list.name)}
      text={words.question.text}
      open={words.question.open}
      onOpen={() => {
        onOpen(list)
        onClose()
      }}
      onKeep={onClose}
    />
  )
}
