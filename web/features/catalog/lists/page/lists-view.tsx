import { useState } from 'react'
import { useLocation } from 'react-router'
import { LISTS } from '#schema/rules/constants.ts'
import { Link } from '../../../../components/links/link.tsx'
import { NameDialog } from '../../../../components/lists/name-dialog.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { takeFocus } from '../../../../components/take-focus.ts'
import { UndoNotice } from '../../../../components/undo-notice.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { readFragment } from '../rules/list-link.ts'
import type { NamedList } from '../rules/named-list.types.ts'
import { type ListNews, listPath, useLists, WISHLIST } from '../saving/use-lists.ts'
import styles from './lists.module.css'
import { OpenList } from './open-list.tsx'
import { SharedList } from './shared-list.tsx'

/** The lists of the device, one open at a time, or the list that a link holds. @source SAVE-1, SAVE-7 */
export function ListsView() {
  const words = useMessages('lists').saved
  const lists = useLists()
  const { hash } = useLocation()
  const [isCreating, setCreating] = useState(false)
  if (!lists) return <p role="status">{words.waiting}</p>
  const { open, news } = lists
  const link = readFragment(hash)
  const dismiss = () => lists.show(open?.id ?? WISHLIST)
  return (
    <div className={styles.lists}>
      {!lists.isStored && <Notice kind="warning">{words.notStored}</Notice>}
      <ListTabs
        lists={lists.lists}
        open={link.status === 'ready' ? null : (open?.id ?? null)}
        onCreate={() => (lists.canCreate ? setCreating(true) : lists.setNews({ text: words.full(LISTS.most) }))}
      />
      {link.status === 'unreadable' && <Notice kind="error">{words.shared.unreadable}</Notice>}
      {news && <ListNotice key={news.text} news={news} />}
      {link.status === 'ready' ? (
        <SharedList key={hash} list={link.list} lists={lists} onDismiss={dismiss} />
      ) : (
        open && <OpenList key={open.id} list={open} lists={lists} />
      )}
      {isCreating && (
        <NameDialog
          title={words.createTitle}
          name=""
          onSave={(typed) => {
            lists.setNews(null)
            lists.show(lists.create(typed).id)
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

/** Says what the last change did, and offers undo or a link to the other list. Takes the focus, because the pressed button is gone. */
function ListNotice({ news: { text, undo, list } }: { readonly news: ListNews }) {
  const { view } = useMessages('lists').saved
  if (undo || list === undefined) return <UndoNotice onUndo={undo}>{text}</UndoNotice>
  const link = (
    <Link ref={takeFocus} to={listPath(list)} preventScrollReset>
      {view}
    </Link>
  )
  return (
    <Notice kind="info" actions={link}>
      {text}
    </Notice>
  )
}

interface ListTabsProps {
  readonly lists: readonly NamedList[]
  /** The id of the open list; null if none is open. */
  readonly open: string | null
  readonly onCreate: () => void
}

/** The lists by name with their number of products, and a button for a new one. */
function ListTabs({ lists, open, onCreate }: ListTabsProps) {
  const words = useMessages('lists').saved
  const format = useFormat()
  return (
    <nav className={styles.tabs} aria-label={words.tabs}>
      <ul>
        {lists.map(({ id, name, lines }) => (
          <li key={id}>
            <Link to={listPath(id)} aria-current={id === open ? 'page' : undefined} preventScrollReset>
              <bdi>{name}</bdi> <span>{format.figure(lines.length)}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onCreate}>
            <span aria-hidden="true">+</span> {words.create}
          </button>
        </li>
      </ul>
    </nav>
  )
}
