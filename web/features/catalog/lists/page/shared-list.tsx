import { LISTS } from '#schema/rules/constants.ts'
import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { SharedList as Shared } from '../rules/list-link.ts'
import type { Lists } from '../saving/use-lists.ts'
import { ListContents } from './list-contents.tsx'
import styles from './lists.module.css'

interface SharedListProps {
  readonly list: Shared
  readonly lists: Lists
  readonly onDismiss: () => void
}

/** A list from a link. It is kept on the device only if the shopper saves it. @source SAVE-7 */
export function SharedList({ list, lists, onDismiss }: SharedListProps) {
  const words = useMessages('lists').saved
  const save = () => lists.show(lists.create(list.name, list.lines).id)
  return (
    <section className={styles.list} aria-labelledby="shared-list">
      <div className={styles.head}>
        <h2 id="shared-list">
          <small>{words.shared.label}</small> <bdi>{list.name}</bdi>
        </h2>
        <div className={styles.actions}>
          {lists.canCreate && <PrimaryButton onClick={save}>{words.shared.save}</PrimaryButton>}
          <SecondaryButton onClick={onDismiss}>{words.shared.dismiss}</SecondaryButton>
        </div>
      </div>
      {!lists.canCreate && <Notice kind="warning">{words.full(LISTS.most)}</Notice>}
      <ListContents list={list} edits={null} />
    </section>
  )
}
