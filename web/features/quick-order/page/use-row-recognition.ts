import { useCallback, useEffect, useState } from 'react'
import { onRefreshed } from '../../../data/client-load.ts'
import { lateCode, useLateCode } from '../../../data/late-code.ts'
import { useShop } from '../../../data/shop.tsx'
import { createStore, useStore } from '../../../data/store.ts'
import { withMessages } from '../../../messages/page-messages.ts'
import type { Recognition } from '../recognition/recognition.ts'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { meantBy } from '../rows/order-rows.ts'
import type { RowState } from '../rows/row-state.types.ts'

/** What recognises product numbers, and shows what they are; rows can be typed before it is there. */
const lateMatches = lateCode(() =>
  withMessages(['quick-order', 'cart', 'forms', 'error-pages'], () => import('../matches/index.ts')),
)

/** Pause in typing after which it is worth asking, in milliseconds. */
const PAUSE_MS = 160

/** What the rows of a list are worth, and the code that shows it. */
export interface RowRecognition {
  /** Null until it has come. */
  readonly code: typeof import('../matches/index.ts') | null
  stateOf(row: OrderRow): RowState
  /** So few product numbers are unknown that what is like them can be searched for at once. */
  readonly hasFewUnknown: boolean
  /** Asks once more for what has no answer. */
  retry(): void
}

/** What each row is worth as far as it is known; product numbers are looked up when typing pauses, and again when there is a network. */
export function useRowRecognition(rows: readonly OrderRow[]): RowRecognition {
  const shop = useShop()
  const [tries, setTries] = useState(0)
  const { code, hasFailed } = useLateCode(lateMatches, tries)
  const products = code?.orderProducts(shop) ?? null
  const known = useStore(products?.known ?? NOTHING_KNOWN, (all) => all)
  const wanted = JSON.stringify(rows.map((row) => meantBy(row).sku))
  useEffect(() => {
    const skus: string[] = JSON.parse(wanted)
    const timer = setTimeout(() => void products?.look(skus), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, products])
  useEffect(() => {
    if (!products) return
    // What was known when the page was last open may be old by now.
    void products.again('all')
    return onRefreshed(() => void products.again('all'))
  }, [products])

  const retry = useCallback(() => {
    if (products) void products.again('unanswered')
    else setTries((count) => count + 1)
  }, [products])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])

  const states = code?.rowStates(rows, known, shop.cart)
  const unread = hasFailed ? FAILED : LOOKING
  return {
    code,
    stateOf: (row) => states?.get(row.id) ?? (isBlank(row) ? BLANK : unread),
    hasFewUnknown: code && states ? code.hasFewUnknown(states) : false,
    retry,
  }
}

const NOTHING_KNOWN: Recognition['known'] = createStore(new Map())
const BLANK: RowState = { status: 'blank', match: null }
const LOOKING: RowState = { status: 'looking', match: null }
const FAILED: RowState = { status: 'problem', problem: { kind: 'failed' }, match: null }
