import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from './metrics.ts'
import { RequestEvent } from './request-event.ts'

const Rule = z.strictObject({
  record: z.string().optional(),
  alert: z.string().optional(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }).optional(),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }).optional(),
})
const Rules = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule) })) })
const Panel = z.object({
  id: z.int(),
  title: z.string().min(3),
  type: z.literal('timeseries'),
  datasource: z.strictObject({ type: z.literal('prometheus'), uid: z.literal('$' + '{datasource}') }),
  gridPos: z.strictObject({ x: z.int().max(12), y: z.int(), w: z.int(), h: z.int() }),
  targets: z.array(z.strictObject({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
})
const Dashboard = z.object({ uid: z.string(), title: z.string(), schemaVersion: z.int().min(36), panels: z.array(Panel).min(10) })

const rules = Rules.parse(parse(readFileSync('docs/monitoring/alerts.yml', 'utf8'))).groups.flatMap((group) => group.rules)
const dashboard = Dashboard.parse(JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8')))
const alerts = rules.filter(({ alert }) => alert !== undefined)
const recorded = new Set(rules.flatMap(({ record }) => record ?? []))

interface Series {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
}

const OK = { attempts: 1, status: 200, code: 'OK', ms: 20 } as const

/** Every series of a shop in which everything has happened, and the one that Prometheus records for each replica. */
async function readExported(): Promise<readonly Series[]> {
  const metrics = createMetrics()
  const endRequest = (route: string, status: number, cache: string | null, operation: string | null) =>
    metrics.requestEnded({
      event: new RequestEvent('a'),
      method: 'GET',
      hasLeft: false,
      ms: 20,
      bytes: 1,
      client: null,
      route,
      status,
      cache,
      operation,
    })
  for (const state of ['hit', 'miss', 'stale', 'coalesced', 'shared']) endRequest('/*', 200, state, null)
  endRequest('/*', 503, null, null)
  endRequest('/graphql', 200, null, 'OrderPlace')
  endRequest('/graphql', 500, null, null)
  metrics.callEnded('orders', OK)
  metrics.callEnded('orders', { ...OK, code: 'PLATFORM_TIMEOUT' })
  metrics.circuitChanged('orders', true)
  for (const outcome of ['placed', 'refused', 'unknown', 'unavailable'] as const) metrics.orderEnded(outcome, true)
  metrics.signInEnded('refused')
  metrics.released('abc')
  metrics.field.vitals('product', { lcp: 1800, inp: 90, ttfb: 200, cls: 0.02 })
  metrics.field.scriptError('product')
  metrics.field.violation('script-src-elem')
  metrics.field.refused('limited')
  const text = await metrics.text()
  const lines = [...text.split('\n'), 'up 1']
  return lines.flatMap((line) => {
    const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? \S+$/i.exec(line) ?? []
    const entries = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value])
    return name ? [{ name, labels: { ...Object.fromEntries(entries), instance: 'shop-1', job: 'heartwood' } }] : []
  })
}

/** The selectors of an expression, and the labels it groups by. @throws if it does not parse */
function read(expression: string) {
  const text = expression.replaceAll('$__rate_interval', '5m')
  const selectors: { name: string; matchers: [label: string, operator: string, value: string][] }[] = []
  const groupedBy: string[] = []
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${text}`)
      const part = text.slice(from, to)
      if (name === 'VectorSelector') selectors.push({ name: /^[\w:]+/.exec(part)?.[0] ?? '', matchers: [] })
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') groupedBy.push(part)
      if (!/LabelMatcher$/.test(name)) return
      const [, label = '', operator = '', value = ''] = /^(\w+)\s*(=~|!=|!~|=)\s*"(.*)"$/.exec(part) ?? []
      selectors.at(-1)?.matchers.push([label, operator, value])
    },
  })
  return { selectors, groupedBy }
}

const matches = (labels: Series['labels'], [label, operator, value]: readonly [string, string, string]): boolean => {
  const found = labels[label]
  if (found === undefined) return false
  const isEqual = operator.endsWith('~') ? new RegExp(`^(?:${value})$`).test(found) : found === value
  return operator.startsWith('!') ? !isEqual : isEqual
}

const EXPRESSIONS = [
  ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

// RUN-16
describe('dashboard and alert rules', () => {
  it.each(EXPRESSIONS)('find series of the shop: %s, %s', async (_, expression) => {
    const all = await readExported()
    const { selectors, groupedBy } = read(expression)
    expect(selectors.length).toBeGreaterThan(0)
    const found = selectors
      .filter(({ name }) => !recorded.has(name))
      .map(({ name, matchers }) => ({
        selector: `${name}{${matchers.join()}}`,
        series: all.filter((one) => one.name === name && matchers.every((matcher) => matches(one.labels, matcher))),
      }))
    expect(found.filter(({ series }) => series.length === 0).map(({ selector }) => selector)).toEqual([])
    const labels = new Set(found.flatMap(({ series }) => series.flatMap((one) => Object.keys(one.labels))))
    expect(groupedBy.filter((label) => !labels.has(label))).toEqual([])
  })

  it('are read by the grammar of Prometheus, which rejects anything else', () => {
    expect(() => read('sum(rate(up[5m])')).toThrow('Not PromQL')
  })

  it('use every recorded ratio', () => {
    const used = new Set(alerts.flatMap(({ expr }) => read(expr).selectors.map(({ name }) => name)))
    expect([...recorded].filter((name) => !used.has(name))).toEqual([])
  })

  it.each(alerts.map((alert) => [alert.alert ?? '', alert] as const))(
    '%s has a severity, a summary and a runbook',
    (name, alert) => {
      const [file = '', anchor] = alert.annotations?.runbook.split('#') ?? []
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text)
      expect(headings.map((text) => text.toLowerCase().replaceAll(' ', '-'))).toContain(anchor)
      expect([anchor, typeof alert.labels?.severity]).toEqual([name.toLowerCase(), 'string'])
    },
  )

  it('page the operator if no replica is there to export anything, which no ratio notices', () => {
    const absent = alerts.filter(({ expr }) => /^absent\(heartwood_build_info\)$/.test(expr))
    expect(absent.map(({ alert, labels }) => [alert, labels?.severity])).toEqual([['HeartwoodDown', 'page']])
  })

  // RUN-41
  it('open a ticket if some replicas do not answer, whatever the name of their job', () => {
    const some = alerts.filter(({ expr }) => read(expr).selectors.some(({ name }) => name === 'up'))
    expect(some.map(({ alert, labels }) => [alert, labels?.severity])).toEqual([['HeartwoodReplicaDown', 'ticket']])
    expect(some.map(({ expr }) => expr)).toEqual(['up == 0 and on (job) group by (job) (heartwood_build_info)'])
  })

  it('have panels that do not overlap', () => {
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x},${y}`)
    expect(new Set(places).size).toBe(places.length)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(places.length)
  })
})
