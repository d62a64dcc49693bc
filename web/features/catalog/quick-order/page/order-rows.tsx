import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../matches/quick-order.module.css'
import { cellOf, fieldId } from '../matches/row-cells.ts'
import { OrderRow } from './editable-row.tsx'
import type { OrderList } from './use-order-list.ts'
import type { RowRecognition } from './use-row-recognition.ts'

interface OrderRowsProps {
  readonly list: OrderList
  readonly recognition: RowRecognition
}

/**
 * The rows as an editable table: Enter goes to the next row, arrow keys go up and down, and pasted or dropped text fills as many rows
 * as it needs.
 * @source QUICK-3, QUICK-7
 */
export function OrderRows({ list, recognition }: OrderRowsProps) {
  const words = useMessages('lists').quickOrder
  const [edited, setEdited] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const rows = list.rows ?? []
  function move(event: KeyboardEvent<HTMLElement>) {
    const at = cellOf(event.target)
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!at || step === 0 || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = rows[rows.findIndex(({ id }) => id === at.id) + step]
    if (next) document.getElementById(fieldId(next.id, event.key === 'Enter' ? 'sku' : at.field))?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what fields inside it do not take is theirs
    <div
      className={styles.table}
      data-over={isOver || undefined}
      onKeyDown={move}
      onInput={({ target }) => {
        const at = cellOf(target)
        if (at) list.type(at.id, { [at.field]: at.value })
      }}
      onPaste={(event) => {
        const at = cellOf(event.target)
        if (at && list.paste(event.clipboardData.getData('text/plain'), at)) event.preventDefault()
      }}
      onFocus={({ target }) => setEdited(cellOf(target)?.id ?? null)}
      onBlur={({ target }) => {
        const at = cellOf(target)
        setEdited(null)
        if (at) list.settle(at.id)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        list.drop(event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain'))
      }}
    >
      <div className={styles.headings} aria-hidden="true">
        <span>{words.sku}</span>
        <span>{words.quantity}</span>
      </div>
      <ol>
        {rows.map((row, i) => (
          <OrderRow
            key={row.id}
            row={row}
            number={i + 1}
            recognition={recognition}
            isEdited={edited === row.id}
            onChange={(line) => list.type(row.id, line)}
            onRemove={() => list.remove([row.id])}
          />
        ))}
      </ol>
    </div>
  )
}
