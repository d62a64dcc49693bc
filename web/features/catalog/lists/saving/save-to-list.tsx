import { useState } from 'react'
import { PrimaryButton } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog/index.ts'
import { Link } from '../../../../components/links/link.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { addLine } from '../rules/list-changes.ts'
import type { ListLine } from '../rules/named-list.types.ts'
import { ListForm, type Target } from './list-form.tsx'
import { isolate, listPath, useLists, WISHLIST } from './use-lists.ts'

interface SaveToListProps {
  readonly line: ListLine
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for a named list, saves a product to it, and links to the list. @source PROD-73 */
export function SaveToList({ line, name, isOpen, onClose }: SaveToListProps) {
  const words = useMessages('lists').saved
  const lists = useLists()
  const [saved, setSaved] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const named = lists?.lists.filter(({ id }) => id !== WISHLIST) ?? []
  const save = (to: Target) => {
    if ('id' in to) lists?.change(addLine(to.id, line))
    setSaved(('id' in to ? named.find(({ id }) => id === to.id) : lists?.create(to.newName, [line])) ?? null)
    onClose()
  }
  return (
    <>
      <span role="status">
        {saved && !isOpen && (
          <>
            {words.savedTo(isolate(saved.name))} <Link to={listPath(saved.id)}>{words.view}</Link>
          </>
        )}
      </span>
      {isOpen && lists && (
        <Dialog kind="card" title={words.saveTitle} onClose={onClose}>
          {!lists.isStored && <Notice kind="warning">{words.notStored}</Notice>}
          <ListForm sku={line.sku} name={name} lists={named} canCreate={lists.canCreate} onSubmit={save}>
            {(to) => (
              <PrimaryButton type="submit" aria-disabled={to === null}>
                {words.save}
              </PrimaryButton>
            )}
          </ListForm>
        </Dialog>
      )}
    </>
  )
}
