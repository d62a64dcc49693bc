import { useState } from 'react'
import { QuietButton } from '../../../../components/button.tsx'
import { NameDialog } from '../../../../components/lists/name-dialog.tsx'
import { renameList } from '../../../../components/lists/named-changes.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { NamedList } from '../rules/named-list.types.ts'
import { TransferDialog } from '../saving/transfer-dialog.tsx'
import type { Lists } from '../saving/use-lists.ts'
import { EmptyList } from './empty-list.tsx'
import { ListContents } from './list-contents.tsx'
import styles from './lists.module.css'
import { useListEdits } from './use-list-edits.ts'

/** One list of the device, with its name and its products. */
export function OpenList({ list, lists }: { readonly list: NamedList; readonly lists: Lists }) {
  const words = useMessages('lists').saved
  const edits = useListEdits(list, lists)
  const [isRenaming, setRenaming] = useState(false)
  const [transferred, setTransferred] = useState<{ readonly sku: string; readonly name: string } | null>(null)
  const line = list.lines.find(({ sku }) => sku === transferred?.sku)
  return (
    <section className={styles.list} aria-labelledby="open-list">
      <div className={styles.head}>
        <h2 id="open-list">
          <bdi>{list.name}</bdi>
        </h2>
        {!edits.isWishlist && (
          <div className={styles.actions}>
            <QuietButton onClick={() => setRenaming(true)}>{words.rename}</QuietButton>
            <QuietButton onClick={() => lists.remove(list)}>{words.delete}</QuietButton>
          </div>
        )}
      </div>
      {list.lines.length === 0 ? (
        <EmptyList isWishlist={edits.isWishlist} />
      ) : (
        <ListContents list={list} edits={edits} onTransfer={(sku, name) => setTransferred({ sku, name })} />
      )}
      {isRenaming && (
        <NameDialog
          title={words.renameTitle}
          name={list.name}
          onSave={(typed) => lists.change(renameList(list.id, typed, lists.naming))}
          onClose={() => setRenaming(false)}
        />
      )}
      {transferred && line && (
        <TransferDialog
          {...transferred}
          others={lists.lists.filter(({ id }) => id !== list.id)}
          canCreate={lists.canCreate}
          onTransfer={(to, stays) => edits.transfer(line, to, stays)}
          onClose={() => setTransferred(null)}
        />
      )}
    </section>
  )
}
