import { useCallback, useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { lateCode, useLateCode } from '../../../../late/late-code.ts'
import { withMessages } from '../../../../messages/page-messages.ts'
import { useLookupResults } from '../lookup/use-lookup-results.ts'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { readRow } from '../rows/order-rows.ts'
import type { RowState } from '../rows/row-state.types.ts'

/** The code that looks up product numbers and renders the results. Rows can be edited before it has loaded. */
const lateMatches = lateCode(() => withMessages(['lists', 'cart', 'forms', 'content'], () => import('../matches/index.ts')))

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
  const results = useLookupResults(
    lookup,
    rows.map((row) => readRow(row).sku),
  )

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

const BLANK: RowState = { status: 'blank', match: null }
const LOADING: RowState = { status: 'loading', match: null }
const FAILED: RowState = { status: 'problem', problem: { kind: 'failed' }, match: null }
