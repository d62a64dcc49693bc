import type { Vitals } from '#schema/rules/field/field-report.ts'
import { type Interaction, interactionTime, layoutShift, type Shift } from './vitals.ts'

/** Shortest event to observe. By default, browsers report only events of 104 ms or more. */
const SHORTEST_EVENT_MS = 40

/**
 * Collects the browser's measurements of the page, from its start.
 * @returns a function that returns the values so far, without those that the browser does not measure
 * @source FIELD-1
 */
export function observeVitals(): () => Vitals {
  // A page that is loaded in the background is not painted before it is shown, so the time says nothing about loading.
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
      ...(lcp !== undefined && { lcp: millisecondsSince(start, lcp) }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      ...(navigation instanceof PerformanceNavigationTiming && { ttfb: millisecondsSince(start, navigation.responseStart) }),
      ...(moved && { cls: Math.round(layoutShift(moved) * 10_000) / 10_000 }),
    }
  }
}

const millisecondsSince = (start: number, time: number): number => Math.round(Math.max(0, time - start))

const toShift = (entry: PerformanceEntry): Shift => ({
  startTime: entry.startTime,
  value: 'value' in entry ? Number(entry.value) : 0,
  hadRecentInput: 'hadRecentInput' in entry && entry.hadRecentInput === true,
})

const toInteraction = (entry: PerformanceEntry): Interaction => ({
  interactionId: 'interactionId' in entry ? Number(entry.interactionId) : 0,
  duration: entry.duration,
})

/** Observes entries of a type, earlier ones included. @returns a function that reads them, or returns null if the browser lacks the type */
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
