import { Counter, Histogram, type Registry } from 'prom-client'
import type { Vitals } from '#schema/rules/field/field-report.ts'

/** Why a report of a browser was not taken. */
export type RefusedReport = 'foreign' | 'invalid' | 'limited'

/** Counts browsers' reports. Labels have only values that the shop lists. */
export type FieldMetrics = ReturnType<typeof createFieldMetrics>

/** Around the limits of good and poor values. @source web.dev, 'Web Vitals' */
const BUCKETS = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  ttfb: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
}

/** @source FIELD-3 */
export function createFieldMetrics(registry: Registry) {
  const { lcp, inp, ttfb, cls, scriptErrors, violations, refused } = createInstruments([registry])
  const observe = (histogram: Histogram, screen: string, value: number | undefined) => {
    if (value !== undefined) histogram.observe({ screen }, value)
  }
  const seconds = (milliseconds: number | undefined) => (milliseconds === undefined ? undefined : milliseconds / 1000)
  return {
    /** Times in milliseconds. */
    vitals(screen: string, vitals: Vitals) {
      observe(lcp, screen, seconds(vitals.lcp))
      observe(inp, screen, seconds(vitals.inp))
      observe(ttfb, screen, seconds(vitals.ttfb))
      observe(cls, screen, vitals.cls)
    },
    scriptError: (screen: string) => scriptErrors.inc({ screen }),
    violation: (directive: string) => violations.inc({ directive }),
    refused: (reason: RefusedReport) => refused.inc({ reason }),
  }
}

function createInstruments(registers: Registry[]) {
  const byScreen = { registers, labelNames: ['screen'] }
  return {
    lcp: new Histogram({
      ...byScreen,
      buckets: BUCKETS.lcp,
      name: 'heartwood_field_lcp_seconds',
      help: 'Time until the largest content was painted, as browsers of shoppers with consent report it',
    }),
    inp: new Histogram({
      ...byScreen,
      buckets: BUCKETS.inp,
      name: 'heartwood_field_inp_seconds',
      help: 'Time until the slowest interaction of a page was painted',
    }),
    ttfb: new Histogram({
      ...byScreen,
      buckets: BUCKETS.ttfb,
      name: 'heartwood_field_ttfb_seconds',
      help: 'Time until the first byte of a page arrived',
    }),
    cls: new Histogram({
      ...byScreen,
      buckets: BUCKETS.cls,
      name: 'heartwood_field_cls',
      help: 'Largest layout shift of a page; 0.1 is good',
    }),
    scriptErrors: new Counter({
      ...byScreen,
      name: 'heartwood_script_errors_total',
      help: 'Script errors in browsers of shoppers with consent, by the screen on which they happened',
    }),
    violations: new Counter({
      registers,
      labelNames: ['directive'],
      name: 'heartwood_csp_violations_total',
      help: 'Violations of the content security policy that browsers reported, without those of extensions',
    }),
    refused: new Counter({
      registers,
      labelNames: ['reason'],
      name: 'heartwood_reports_refused_total',
      help: 'Reports of browsers that were not taken: foreign, invalid or limited',
    }),
  }
}
