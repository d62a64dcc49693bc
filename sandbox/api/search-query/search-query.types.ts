import type { JsonObject } from '../../engine/query/json.ts'

/** The query form of `request_format=search-query`, before it is translated. @source platform contract §2.5 */
export interface SearchQuery {
  readonly appliedFilters: readonly AppliedFilter[]
  readonly availableFilters: readonly { readonly field: string; readonly scope: string }[]
  readonly sort: readonly { readonly field: string; readonly direction: string }[]
  readonly text: string
}

export interface AppliedFilter {
  readonly attribute: string
  /** Values by operator; a plain value stands under `in`. */
  readonly value: JsonObject
  /** 'catalog' for what shoppers choose, anything else for what always holds. */
  readonly scope: string
}

/** A clause of the engine's query language. */
export type Clause = JsonObject
