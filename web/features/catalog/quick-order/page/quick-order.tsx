import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { PrimaryButton, QuietButton } from '../../../../components/button.tsx'
import { FileButton } from '../../../../components/form/file-button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { addToCart, showMiniCart } from '../../../buying/cart/index.ts'
import styles from '../matches/quick-order.module.css'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { OrderRows } from './order-rows.tsx'
import { type OrderList, useOrderList } from './use-order-list.ts'
import { type RowLookup, useRowLookup } from './use-row-lookup.ts'

/** A list of product numbers and quantities, typed or pasted, and added to the cart together. @source QUICK-1 to QUICK-8 */
export function QuickOrder() {
  const words = useMessages('lists').quickOrder
  const list = useOrderList()
  useDroppedFile(list.append)
  const rows = list.rows ?? []
  const lookup = useRowLookup(rows)
  const { code } = lookup
  const [isRefused, setRefused] = useState(false)
  const [added, setAdded] = useState(0)
  const summary = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  if (!list.rows) return <p role="status">{words.waiting}</p>

  const { states, ready, problems, isLoading } = splitRows(rows, lookup)
  const isFilled = !rows.every(isBlank)
  const recognised = !isLoading && isFilled ? words.recognised({ ready: ready.length, problems: problems.length }) : null
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const purchases = ready.length > 0 ? (await addToCart(ready.map(({ purchase }) => purchase))).added : []
    if (purchases.length > 0) list.remove(ready.flatMap(({ id, purchase }) => (purchases.includes(purchase) ? [id] : [])))
    setAdded(purchases.length)
    const isIncomplete = problems.length > 0
    setRefused(isIncomplete)
    if (isIncomplete) setRefusals((count) => count + 1)
  }

  return (
    <form className={styles.order} method="dialog" noValidate onSubmit={submit}>
      <ListSources list={list} recognised={recognised} />
      <div className={styles.rows}>
        {added > 0 && (
          <p className={styles.added}>
            {words.added(added)} <QuietButton onClick={() => showMiniCart(true)}>{words.showCart}</QuietButton>
          </p>
        )}
        {code && isRefused && problems.length > 0 && <code.RowProblems ref={summary} problems={problems} />}
        {code && <code.PricesFrom states={states} />}
        <OrderRows list={list} lookup={lookup} />
      </div>
      <p role="status" className="visually-hidden">
        {recognised}
      </p>
      <div className={styles.foot}>
        <PrimaryButton type="submit" aria-disabled={ready.length + problems.length === 0}>
          {words.add(ready.length)}
        </PrimaryButton>
        {code && <code.ReadySum states={states} />}
        {problems.length > 0 && <span className={styles.hint}>{words.toPutRight(problems.length)}</span>}
        {isFilled && <QuietButton onClick={list.clear}>{words.clear}</QuietButton>}
      </div>
    </form>
  )
}

/** Separates rows that can be added to the cart from rows with a problem. */
function splitRows(rows: readonly OrderRow[], { getState }: RowLookup) {
  const all = rows.map((row, i) => ({ row, number: i + 1, state: getState(row) }))
  return {
    states: all.map(({ state }) => state),
    ready: all.flatMap(({ row, state }) => (state.status === 'ready' ? [{ id: row.id, purchase: state.purchase }] : [])),
    problems: all.flatMap(({ row, number, state }) =>
      state.status === 'problem' ? [{ row, number, problem: state.problem }] : [],
    ),
    isLoading: all.some(({ state }) => state.status === 'loading'),
  }
}

/** Handles a file dropped outside the table, because the browser would open it in place of the shop. @source QUICK-2 */
function useDroppedFile(onDrop: (file: File) => unknown) {
  useEffect(() => {
    const leaving = new AbortController()
    const take = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      // Empty until the file is dropped.
      const [file] = event.dataTransfer.files
      if (file) onDrop(file)
    }
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, take, leaving)
    return () => leaving.abort()
  }, [onDrop])
}

interface ListSourcesProps {
  readonly list: OrderList
  /** How many rows are ready and how many need checking; null while they are looked up. */
  readonly recognised: string | null
}

/** How to paste or upload a whole list, and the result of the last change of the whole list. @source QUICK-11 */
function ListSources({ list: { notice, append, undo }, recognised }: ListSourcesProps) {
  const words = useMessages('lists').quickOrder
  const { undo: undoLabel } = useMessages('catalog')
  const pasted = notice && words.pasted[notice.kind]
  return (
    <div className={styles.sources}>
      <p className={styles.intro}>{words.intro}</p>
      <FileButton label={words.file} onOpen={append} />
      <p role="status" className={styles.pasted}>
        {typeof pasted === 'function' ? pasted(notice?.count ?? 0) : pasted}{' '}
        {/* Another status element announces this text, also after an edit. */}
        {(notice?.kind === 'lines' || notice?.kind === 'cut') && <span aria-hidden="true">{recognised}</span>}{' '}
        {notice?.before && <QuietButton onClick={undo}>{undoLabel}</QuietButton>}
      </p>
    </div>
  )
}
