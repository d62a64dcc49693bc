import { useCallback, useEffect, useState } from 'react'
import { onRefreshed } from '../../../../data/client-load.ts'
import { useShop } from '../../../../data/shop.tsx'
import { createStore, useStore } from '../../../../data/store.ts'
import { lateCode, useLateCode } from '../../../../late/late-code.ts'
import { withMessages } from '../../../../messages/page-messages.ts'
import type { ProductLookup } from '../lookup/product-lookup.ts'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { readRow } from '../rows/order-rows.ts'
import type { RowState } from '../rows/row-state.types.ts'

/** Looks up product numbers and renders the results. Rows can be edited before it is loaded. */
const lateMatches = lateCode(() => withMessages(['lists', 'cart', 'forms', 'content'], () => import('../matches/index.ts')))

const DEBOUNCE_MS = 160

/** The state of each row, and the code that renders it. */
export interface RowLookup {
  /** Null until loaded. */
  readonly code: typeof import('../matches/index.ts') | null
  getState(row: OrderRow): RowState
  /** Whether few enough product numbers are unknown to search for similar ones at once. */
  readonly hasFewUnknown: boolean
  /** Retries product numbers without an answer. */
  retry(): void
}

/** The state of each row. Product numbers are looked up when typing pauses, and again when the network returns. */
export function useRowLookup(rows: readonly OrderRow[]): RowLookup {
  const shop = useShop()
  const [tries, setTries] = useState(0)
  const { code, hasFailed } = useLateCode(lateMatches, tries)
  const lookup = code?.openProductLookup(shop) ?? null
  const results = useStore(lookup?.results ?? NO_RESULTS, (all) => all)
  const skusKey = JSON.stringify(rows.map((row) => readRow(row).sku))
  useEffect(() => {
    const skus: string[] = JSON.parse(skusKey)
    const timer = setTimeout(() => void lookup?.lookUp(skus), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [skusKey, lookup])
  useEffect(() => {
    if (!lookup) return
    // Results from the last visit of the page may be outdated.
    void lookup.repeat('all')
    return onRefreshed(() => void lookup.repeat('all'))
  }, [lookup])

  const retry = useCallback(() => {
    if (lookup) void lookup.repeat('unanswered')
    else setTries((count) => count + 1)
  }, [lookup])
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])

  const states = code?.rowStates(rows, results, shop.cart)
  const pending = hasFailed ? FAILED : LOADING
  return {
    code,
    getState: (row) => states?.get(row.id) ?? (isBlank(row) ? BLANK : pending),
    hasFewUnknown: code && states ? code.hasFewUnknown(states) : false,
    retry,
  }
}

const NO_RESULTS: ProductLookup['results'] = createStore(new Map())
const BLANK: RowState = { status: 'blank', match: null }
const LOADING: RowState = { status: 'loading', match: null }
const FAILED: RowState = { status: 'problem', problem: { kind: 'failed' }, match: null }
