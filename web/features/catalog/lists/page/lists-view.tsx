import { useState } from 'react'
import { useLocation } from 'react-router'
import { LISTS } from '#schema/rules/constants.ts'
import { NameDialog } from '../../../../components/lists/name-dialog.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { readFragment } from '../rules/list-link.ts'
import { useLists, WISHLIST } from '../saving/use-lists.ts'
import { ListNotice } from './list-notice.tsx'
import { ListTabs } from './list-tabs.tsx'
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
