import type { Vitals } from '#schema/rules/field/field-report.ts'
import { type Interaction, interactionTime, layoutShift, type Shift } from './vitals.ts'

/** Browsers report shorter events on request only. */
const SHORTEST_EVENT_MS = 40

/**
 * Measures the page from its start, with the measurements of the browser.
 * @returns a function that reads them; a value that the browser does not measure is left out
 * @source FIELD-1
 */
export function observeVitals(): () => Vitals {
  // A page that was loaded in the background was painted when it was first looked at.
  const wasVisible = performance.getEntriesByType('visibility-state')[0]?.name !== 'hidden'
  const paints = collect('largest-contentful-paint', ({ startTime }) => startTime)
  const shifts = collect('layout-shift', toShift)
  const events = collect('event', toInteraction)
  const [navigation] = performance.getEntriesByType('navigation')
  return () => {
    const start = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
    const lcp = wasVisible ? paints()?.at(-1) : undefined
    const inp = interactionTime(events() ?? [], performance.interactionCount ?? 0)
    const moved = shifts()
    return {
      ...(lcp !== undefined && { lcp: since(start, lcp) }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      ...(navigation instanceof PerformanceNavigationTiming && { ttfb: since(start, navigation.responseStart) }),
      ...(moved && { cls: Math.round(layoutShift(moved) * 10_000) / 10_000 }),
    }
  }
}

const since = (start: number, time: number): number => Math.round(Math.max(0, time - start))

const toShift = (entry: PerformanceEntry): Shift => ({
  startTime: entry.startTime,
  value: 'value' in entry ? Number(entry.value) : 0,
  hadRecentInput: 'hadRecentInput' in entry && entry.hadRecentInput === true,
})

const toInteraction = (entry: PerformanceEntry): Interaction => ({
  interactionId: 'interactionId' in entry ? Number(entry.interactionId) : 0,
  duration: entry.duration,
})

/** Observes entries of a type, earlier ones included. @returns a function that reads them; null if the browser has no such entries */
function collect<Item>(type: string, read: (entry: PerformanceEntry) => Item): () => readonly Item[] | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => null
  const items: Item[] = []
  const add = (entries: PerformanceEntryList) => items.push(...entries.map(read))
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type,
    buffered: true,
    durationThreshold: SHORTEST_EVENT_MS,
  }
  observer.observe(options)
  return () => {
    add(observer.takeRecords())
    return items
  }
}
