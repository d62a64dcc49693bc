import { SCREEN_NAMES } from '../../generated/screens.ts'

/** Paths that browsers send reports to. They are the same in every store view. */
export const REPORT_PATHS = { page: '/reports/page', policy: '/reports/csp' } as const

/** Names of screens that a report may have: those of the route table, and the page that is shown for an unknown address. */
export const REPORTED_SCREENS = [...SCREEN_NAMES, 'page-not-found'] as const

export type ReportedScreen = (typeof REPORTED_SCREENS)[number]

/** Bounds of a report. Longer texts are cut by the page and refused by the server. */
export const REPORT_LIMITS = {
  bytes: 4096,
  errors: 5,
  name: 40,
  text: 200,
  source: 80,
  milliseconds: 120_000,
  shift: 20,
} as const

/** A script error without addresses, names of people or anything that a shopper typed. */
export interface ScriptErrorReport {
  /** Name of its class: 'TypeError'. */
  readonly name: string
  /** The message, redacted. */
  readonly text: string
  /** Name of the built file without its path; empty if it is unknown. */
  readonly source: string
  readonly line: number
  readonly column: number
}

/** Times are in milliseconds. A value that the browser does not measure is left out. @source web.dev, 'Web Vitals' */
export interface Vitals {
  readonly lcp?: number
  readonly inp?: number
  readonly ttfb?: number
  readonly cls?: number
}

/** The report that a page sends when it is hidden, if the shopper consents. */
export interface PageReport {
  readonly screen: ReportedScreen
  readonly vitals: Vitals
  readonly errors: readonly ScriptErrorReport[]
}
