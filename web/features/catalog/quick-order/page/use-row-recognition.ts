import { useCallback, useEffect, useState } from 'react'
import { onRefreshed } from '../../../../data/client-load.ts'
import { useShop } from '../../../../data/shop.tsx'
import { createStore, useStore } from '../../../../data/store.ts'
import { lateCode, useLateCode } from '../../../../late/late-code.ts'
import { withMessages } from '../../../../messages/page-messages.ts'
import type { Recognition } from '../recognition/recognition.ts'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { meantBy } from '../rows/order-rows.ts'
import type { RowState } from '../rows/row-state.types.ts'

/** Recognises product numbers and renders the results; rows can be edited before it is loaded. */
const lateMatches = lateCode(() => withMessages(['lists', 'cart', 'forms', 'content'], () => import('../matches/index.ts')))

/** Debounce of the lookup in milliseconds. */
const DEBOUNCE_MS = 160

/** The state of each row, and the code that renders it. */
export interface RowRecognition {
  /** Null until loaded. */
  readonly code: typeof import('../matches/index.ts') | null
  stateOf(row: OrderRow): RowState
  /** Whether few enough product numbers are unknown to search for similar ones at once. */
  readonly hasFewUnknown: boolean
  /** Retries product numbers without an answer. */
  retry(): void
}

/** The state of each row. Product numbers are looked up when typing pauses, and again when the network returns. */
export function useRowRecognition(rows: readonly OrderRow[]): RowRecognition {
  const shop = useShop()
  const [tries, setTries] = useState(0)
  const { code, hasFailed } = useLateCode(lateMatches, tries)
  const products = code?.orderProducts(shop) ?? null
  const known = useStore(products?.known ?? NOTHING_KNOWN, (all) => all)
  const wanted = JSON.stringify(rows.map((row) => meantBy(row).sku))
  useEffect(() => {
    const skus: string[] = JSON.parse(wanted)
    const timer = setTimeout(() => void products?.look(skus), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, products])
  useEffect(() => {
    if (!products) return
    // Results from the last visit of the page may be outdated.
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
