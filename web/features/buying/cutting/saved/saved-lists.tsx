import { useState } from 'react'
import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { NameDialog } from '../../../../components/lists/name-dialog.tsx'
import { UndoNotice } from '../../../../components/undo-notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { EditableList } from '../device/saved-list.ts'
import { ReplaceQuestion } from '../share/replace-question.tsx'
import { hasPieces, isSameList, isUnsaved } from './list-state.ts'
import type { NamedCuttingList } from './named-lists.ts'
import styles from './saved-lists.module.css'
import { SavedRow } from './saved-row.tsx'
import { useNamedLists } from './use-named-lists.ts'

/** Saves the form's list under a name, and opens, renames, copies and deletes the saved ones. @source CUT-33 */
export function SavedLists({ list, onChange }: EditableList) {
  const words = useMessages('cuttingPlan').saved
  const title = useMessages('cutting').lists
  const named = useNamedLists()
  const [question, setQuestion] = useState<Question | null>(null)
  if (!named) return null
  const { lists, news } = named
  const current = lists.find(({ id }) => id === list.savedAs)
  const show = ({ id, list: wanted }: NamedCuttingList) => onChange(() => ({ ...wanted, savedAs: id }))
  return (
    <div className={styles.saved}>
      <p className={styles.hint}>{words.hint}</p>
      {hasPieces(list) && (
        <p className={styles.actions}>
          {current && !isSameList(current.list, list) && (
            <PrimaryButton onClick={() => named.update(current, list)}>{words.update(current.name)}</PrimaryButton>
          )}
          <SecondaryButton onClick={() => setQuestion({ kind: 'create' })}>{words.create}</SecondaryButton>
        </p>
      )}
      {news && (
        <UndoNotice key={news.text} onUndo={news.undo}>
          {news.text}
        </UndoNotice>
      )}
      {lists.length > 0 && (
        <ul className={styles.lists} aria-label={title}>
          {lists.map((each) => (
            <SavedRow
              key={each.id}
              list={each}
              isOpen={each.id === current?.id}
              onOpen={() => (isUnsaved(list, lists) ? setQuestion({ kind: 'open', list: each }) : void show(each))}
              onRename={() => setQuestion({ kind: 'rename', list: each })}
              onCopy={() => named.create(each.name, each.list)}
              onDelete={() => named.remove(each)}
            />
          ))}
        </ul>
      )}
      {question && (
        <SavedQuestion
          question={question}
          onCreate={(typed) => {
            const savedAs = named.create(typed, list)
            if (savedAs) void onChange((latest) => ({ ...latest, savedAs }))
          }}
          onRename={named.rename}
          onOpen={show}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  )
}

type Question = { readonly kind: 'create' } | { readonly kind: 'rename' | 'open'; readonly list: NamedCuttingList }

interface SavedQuestionProps {
  readonly question: Question
  readonly onCreate: (typed: string) => void
  readonly onRename: (list: NamedCuttingList, typed: string) => void
  readonly onOpen: (list: NamedCuttingList) => void
  readonly onClose: () => void
}

/** Asks for a name, or whether a list may replace pieces that are not saved. */
function SavedQuestion({ question, onCreate, onRename, onOpen, onClose }: SavedQuestionProps) {
  const { renameTitle } = useMessages('lists').saved
  const words = useMessages('cuttingPlan').saved
  if (question.kind === 'create') return <NameDialog title={words.create} name="" onSave={onCreate} onClose={onClose} />
  const { list } = question
  if (question.kind === 'rename')
    return <NameDialog title={renameTitle} name={list.name} onSave={(typed) => onRename(list, typed)} onClose={onClose} />
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
