import {
  type PageReport,
  REPORT_LIMITS,
  REPORT_PATHS,
  REPORTED_SCREENS,
  type ScriptErrorReport,
} from '#schema/rules/field/field-report.ts'
import type { AppRouter } from '../../../../router/app-router.ts'
import { screenHandle } from '../../../../router/screen-handle.ts'
import { observeVitals } from './observe-vitals.ts'
import { toErrorReport } from './script-errors.ts'

/**
 * Reports the load times and script errors of this page, if there is consent. Reports are sent when the page is hidden, because browsers
 * may discard hidden pages without notice. Times are reported once, under the screen that was opened; errors under the screen on which they
 * happened.
 * @param opened the router's state when the page was opened
 * @param hasConsent asked before each report, because shoppers may withdraw their consent
 * @source FIELD-1, FIELD-4; decision 0027
 */
export function reportPage(router: AppRouter, opened: AppRouter['state'], hasConsent: () => boolean) {
  const readVitals = observeVitals()
  const errors = new Map<string, { readonly screen: string; readonly error: ScriptErrorReport }>()
  let isMeasured = false
  const add = (error: ScriptErrorReport | null) => {
    if (!error || !navigator.onLine || errors.size >= REPORT_LIMITS.errors) return
    const screen = screenName(router.state)
    errors.set(`${screen} ${error.name} ${error.text}`, { screen, error })
  }
  addEventListener('error', (event) => add(toErrorReport(event, location.origin)))
  addEventListener('unhandledrejection', ({ reason }) =>
    add(toErrorReport({ error: reason, message: String(reason), filename: '', lineno: 0, colno: 0 }, location.origin)),
  )
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !hasConsent()) return
    if (!isMeasured) send({ screen: screenName(opened), vitals: readVitals(), errors: [] })
    const found = [...errors.values()]
    for (const screen of new Set(found.map((each) => each.screen)))
      send({ screen, vitals: {}, errors: found.filter((each) => each.screen === screen).map(({ error }) => error) })
    isMeasured = true
    errors.clear()
  })
}

function send(report: Omit<PageReport, 'screen'> & { readonly screen: string }) {
  if (!REPORTED_SCREENS.some((screen) => screen === report.screen)) return
  navigator.sendBeacon(REPORT_PATHS.page, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/** Screens that the dispatcher shows, by the type of its data. */
const DISPATCHED: Readonly<Record<string, string>> = { Category: 'category', CmsPage: 'cms-page' }

/** Name of the current screen. For a URL without a route of its own, this is the screen that the dispatcher chose. */
function screenName({ matches, loaderData, errors }: Pick<AppRouter['state'], 'matches' | 'loaderData' | 'errors'>): string {
  if (errors) return 'page-not-found'
  const name = screenHandle(matches.map(({ route }) => route.handle))?.name ?? ''
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  if (name !== 'url-dispatcher' || typeof data !== 'object' || data === null || !('__typename' in data)) return name
  return DISPATCHED[String(data.__typename)] ?? 'product'
}
