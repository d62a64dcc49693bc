import { FileButton } from '../../../../components/form/file-button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from '../matches/quick-order.module.css'
import type { OrderList } from './use-order-list.ts'

/** How to paste or upload a whole list, and the result of the last change of the whole list. */
export function ListSources({ list: { notice, append, undo } }: { readonly list: OrderList }) {
  const words = useMessages('lists').quickOrder
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      <FileButton label={words.file} onOpen={append} />
      <p role="status" className={styles.pasted}>
        {notice && words.pasted[notice.kind](notice.count)}{' '}
        {notice?.before && (
          <button type="button" className={button.quiet} onClick={undo}>
            {words.undo}
          </button>
        )}
      </p>
    </>
  )
}
