import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLoggers } from '../../logger.ts'
import { createMetrics, type Metrics } from '../telemetry/metrics.ts'
import { reports } from './reports.ts'

const OWN = { 'sec-fetch-site': 'same-origin', host: 'shop.example' }
const ERROR = { name: 'TypeError', text: 'x is not a function', source: 'index-Ab1.js', line: 1, column: 20 }
const REPORT = { screen: 'product', vitals: { lcp: 1800, inp: 90, ttfb: 200.5, cls: 0.02 }, errors: [ERROR] }

let app: ReturnType<typeof createShop>
let metrics: Metrics
let lines: Record<string, unknown>[]
let now: number

function createShop() {
  const { requests: loggerInstance } = createLoggers({ logLevel: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  return Fastify({ loggerInstance, trustProxy: true })
}

beforeEach(async () => {
  now = 0
  lines = []
  metrics = createMetrics()
  app = createShop()
  await app.register(reports, { origin: () => 'https://shop.example', metrics: metrics.field, now: () => now })
})
afterEach(() => app.close())

const readSeries = async () =>
  (await metrics.text())
    .split('\n')
    .filter((line) => /^heartwood_(field|script|csp|reports)/.test(line) && !/_(bucket|sum)\{/.test(line))

const send = async (payload: unknown, headers: Readonly<Record<string, string>> = {}, url = '/reports/page') => {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return (
    await app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/json', ...OWN, ...headers } })
  ).statusCode
}
const violation = (blockedURL: string, effectiveDirective = 'img-src') => [
  { type: 'csp-violation', body: { documentURL: 'https://shop.example/', blockedURL, effectiveDirective } },
]
const sendViolation = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
  send(payload, { 'content-type': 'application/reports+json', ...headers }, '/reports/csp')

describe('reports of pages', () => {
  // FIELD-3
  it('become histograms by screen', async () => {
    expect(await send(REPORT)).toBe(204)
    expect(await send({ screen: 'cart', vitals: { ttfb: 80 }, errors: [] })).toBe(204)
    expect(await readSeries()).toEqual([
      'heartwood_field_lcp_seconds_count{screen="product"} 1',
      'heartwood_field_inp_seconds_count{screen="product"} 1',
      'heartwood_field_ttfb_seconds_count{screen="product"} 1',
      'heartwood_field_ttfb_seconds_count{screen="cart"} 1',
      'heartwood_field_cls_count{screen="product"} 1',
      'heartwood_script_errors_total{screen="product"} 1',
    ])
    expect(await metrics.text()).toContain('heartwood_field_lcp_seconds_sum{screen="product"} 1.8')
  })

  // FIELD-4
  it('leave one line per kind of error and minute, redacted, and count every error', async () => {
    const told = { ...ERROR, text: 'No "Anna" at https://shop.example/?email=anna@b.example' }
    for (const error of [told, told, ERROR]) await send({ ...REPORT, errors: [error] })
    expect(lines).toEqual([
      expect.objectContaining({
        level: 40,
        msg: 'script error in a browser',
        screen: 'product',
        error: 'TypeError',
        text: 'No [text] at [address]',
        source: 'index-Ab1.js',
        line: 1,
        column: 20,
      }),
      expect.objectContaining({ text: 'x is not a function' }),
    ])
    expect(await readSeries()).toContain('heartwood_script_errors_total{screen="product"} 3')
    now = 60_000
    await send({ ...REPORT, errors: [told] })
    expect(lines).toHaveLength(3)
  })

  // FIELD-4
  it('fill no log, however many kinds are made up', async () => {
    for (let kind = 0; kind < 100; kind += 1)
      await send({ ...REPORT, errors: [{ ...ERROR, text: 'x'.repeat(kind % 39) + kind }] })
    expect(lines).toHaveLength(20)
  })

  // FIELD-2
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['another origin in an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('are refused from %s', async (_, headers) => {
    expect(await send(REPORT, headers)).toBe(403)
    expect([await readSeries(), lines]).toEqual([['heartwood_reports_refused_total{reason="foreign"} 1'], []])
  })

  // FIELD-2
  it('are taken from an old browser that sends the origin, and refused from clients that send neither', async () => {
    const post = (headers: Readonly<Record<string, string>>) =>
      app.inject({ method: 'POST', url: '/reports/page', payload: REPORT, headers })
    expect((await post({ origin: 'https://shop.example' })).statusCode).toBe(204)
    expect((await post({})).statusCode).toBe(403)
  })

  // FIELD-2
  it.each([
    ['an unknown screen', { ...REPORT, screen: '/order-success/7' }],
    ['another field', { ...REPORT, email: 'anna@b.example' }],
    ['another measurement', { ...REPORT, vitals: { fid: 7 } }],
    ['a negative time', { ...REPORT, vitals: { lcp: -1 } }],
    ['a time of an hour', { ...REPORT, vitals: { lcp: 3_600_000 } }],
    ['a time as text', { ...REPORT, vitals: { lcp: '1800' } }],
    ['six errors', { ...REPORT, errors: Array(6).fill(ERROR) }],
    ['a name with an address', { ...REPORT, errors: [{ ...ERROR, name: 'Error: anna@b.example' }] }],
    ['a source with a path', { ...REPORT, errors: [{ ...ERROR, source: '/order-success/7/index.js' }] }],
    ['a long text', { ...REPORT, errors: [{ ...ERROR, text: 'x'.repeat(201) }] }],
    ['a fraction of a line', { ...REPORT, errors: [{ ...ERROR, line: 1.5 }] }],
    ['no object', 'null'],
    ['a list', []],
    ['a prototype', '{"screen":"home","vitals":{"__proto__":{"lcp":1}},"errors":[]}'],
    ['an infinite time', '{"screen":"home","vitals":{"lcp":1e999},"errors":[]}'],
    ['broken JSON', '{"screen":'],
    ['nothing', ''],
  ])('are refused with %s', async (_, body) => {
    expect(await send(body)).toBe(400)
    expect((await readSeries()).filter((line) => !line.includes('refused'))).toEqual([])
    expect(lines).toEqual([])
  })

  // FIELD-2
  it('are refused above 4 KB, and in other types of content', async () => {
    expect(await send({ ...REPORT, errors: ['x'.repeat(5000)] })).toBe(413)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await send(REPORT, { 'content-type': type })).toBe(415)
  })

  // FIELD-2
  it('are limited by network, and again taken a minute later', async () => {
    const from = (ip: string) => send(REPORT, { 'x-forwarded-for': ip })
    for (let count = 0; count < 120; count += 1) expect(await from('192.0.2.7')).toBe(204)
    expect([await from('192.0.2.7'), await from('192.0.2.8')]).toEqual([429, 204])
    for (let count = 0; count < 480; count += 1) await from(`2001:db8:0:${(count % 8) + 1}::${count}`)
    expect([await from('2001:db8:0:99::1'), await from('2001:db8:1:1::1')]).toEqual([429, 204])
    expect(await readSeries()).toContain('heartwood_reports_refused_total{reason="limited"} 2')
    now = 60_000
    expect(await from('192.0.2.7')).toBe(204)
  })
})

// FIELD-5
describe('reports about the content security policy', () => {
  it('are counted by directive, with one line per kind and minute', async () => {
    for (const body of [
      violation('inline'),
      violation('inline'),
      violation('https://evil.example/x?a=1'),
      violation('x', 'made-up'),
    ])
      expect(await sendViolation(body)).toBe(204)
    expect(lines.map(({ msg, directive, blocked }) => [msg, directive, blocked])).toEqual([
      ['content security policy violated', 'img-src', 'inline'],
      ['content security policy violated', 'img-src', 'https://evil.example'],
      ['content security policy violated', 'other', 'other'],
    ])
    expect(await readSeries()).toEqual([
      'heartwood_csp_violations_total{directive="img-src"} 3',
      'heartwood_csp_violations_total{directive="other"} 1',
    ])
  })

  it('are accepted in the older format, also without a header that names their origin', async () => {
    const report = {
      'csp-report': { 'document-uri': 'https://shop.example/', 'blocked-uri': 'eval', 'violated-directive': 'script-src' },
    }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/reports/csp',
      payload: JSON.stringify(report),
      headers: { 'content-type': 'application/csp-report', host: 'shop.example' },
    })
    expect([statusCode, lines.length]).toEqual([204, 1])
  })

  it('are taken from a store view with a host of its own, and behind a proxy that changes the host', async () => {
    const report = (host: string, page: string) =>
      app.inject({
        method: 'POST',
        url: '/reports/csp',
        payload: JSON.stringify([{ type: 'csp-violation', body: { documentURL: `${page}/`, blockedURL: 'inline' } }]),
        headers: { 'content-type': 'application/reports+json', host, origin: page },
      })
    const answers = [
      await report('shop.it', 'https://shop.it'),
      await report('10.0.0.7:3000', 'https://shop.example'),
      await report('shop.example', 'https://evil.example'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 403])
    expect(await readSeries()).toContain('heartwood_csp_violations_total{directive="other"} 2')
  })

  it('add no line and no count for extensions and other sites', async () => {
    await sendViolation(violation('moz-extension://7f/x.js'))
    await sendViolation([{ type: 'csp-violation', body: { documentURL: 'https://evil.example/', blockedURL: 'inline' } }])
    expect(await sendViolation(violation('inline'), { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect([lines, (await readSeries()).filter((line) => line.includes('csp'))]).toEqual([[], []])
  })

  it('are refused if they are too large, no report or too many', async () => {
    expect(await sendViolation('x'.repeat(33_000))).toBe(413)
    for (const body of ['{', '', '7', '{"a":1}']) expect(await sendViolation(body)).toBe(400)
    for (let count = 0; count < 120; count += 1) await sendViolation(violation('inline'))
    expect(await sendViolation(violation('inline'))).toBe(429)
  })
})
