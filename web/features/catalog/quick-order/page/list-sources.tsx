import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from '../matches/quick-order.module.css'
import type { OrderList } from './use-order-list.ts'

/** Paste and upload of a whole list, with the result of the last one. */
export function ListSources({ list }: { readonly list: OrderList }) {
  const words = useMessages('lists').quickOrder
  const { pasted } = list
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      <label className={`${button.secondary} ${styles.file}`}>
        {words.file}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) list.drop(file)
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p role="status" className={styles.pasted}>
        {pasted && words.pasted[pasted.kind](pasted.count)}{' '}
        {pasted?.before && (
          <button type="button" className={button.quiet} onClick={list.undo}>
            {words.undo}
          </button>
        )}
      </p>
    </>
  )
}
