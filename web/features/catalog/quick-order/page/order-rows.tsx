import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../matches/quick-order.module.css'
import { fieldId, findCell } from '../matches/row-cells.ts'
import type { OrderRow as Row } from '../rows/order-row.ts'
import { OrderRow } from './editable-row.tsx'
import type { OrderList } from './use-order-list.ts'
import type { RowLookup } from './use-row-lookup.ts'

/**
 * The rows as an editable table. Enter moves to the next row, arrow keys move up and down. Pasted or dropped text fills as many rows as
 * it has lines.
 * @source QUICK-3, QUICK-7
 */
export function OrderRows({ list, lookup }: { readonly list: OrderList; readonly lookup: RowLookup }) {
  const words = useMessages('lists').quickOrder
  const [edited, setEdited] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const rows = list.rows ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the fields inside
    <div
      className={styles.table}
      data-over={isOver || undefined}
      onKeyDown={(event) => moveFocus(event, rows)}
      onInput={({ target }) => {
        const at = findCell(target)
        if (at) list.typeInto(at.id, { [at.field]: at.value })
      }}
      onPaste={(event) => {
        const at = findCell(event.target)
        if (at && list.paste(event.clipboardData.getData('text/plain'), at)) event.preventDefault()
      }}
      onFocus={({ target }) => setEdited(findCell(target)?.id ?? null)}
      onBlur={({ target }) => {
        const at = findCell(target)
        setEdited(null)
        if (at) list.normalize(at.id)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        list.append(event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain'))
      }}
    >
      <div className={styles.headings} aria-hidden="true">
        <span>{words.sku}</span>
        <span>{words.quantity}</span>
        <span className={styles.product}>{words.product}</span>
      </div>
      <ol>
        {rows.map((row, i) => (
          <OrderRow
            key={row.id}
            row={row}
            number={i + 1}
            lookup={lookup}
            isEdited={edited === row.id}
            onChange={(line) => list.typeInto(row.id, line)}
            onRemove={() => list.remove([row.id])}
          />
        ))}
      </ol>
    </div>
  )
}

/** Moves the focus to the row that a key leads to. */
function moveFocus(event: KeyboardEvent<HTMLElement>, rows: readonly Row[]) {
  const at = findCell(event.target)
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!at || step === 0 || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const next = rows[rows.findIndex(({ id }) => id === at.id) + step]
  if (next) document.getElementById(fieldId(next.id, event.key === 'Enter' ? 'sku' : at.field))?.focus()
}
