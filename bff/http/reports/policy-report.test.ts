import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePolicyReport } from './policy-report.ts'

const HOSTS = new Set(['shop.example'])
const PAGE = 'https://shop.example/order-success/000000007/anna%40b.example'

const currentReport = (body: object, more: object = {}) => [
  { type: 'csp-violation', age: 10, url: PAGE, user_agent: 'Mozilla/5.0', body: { documentURL: PAGE, ...body }, ...more },
]
const legacyReport = (report: object) => ({ 'csp-report': { 'document-uri': PAGE, ...report } })
const decode = (body: unknown) => decodePolicyReport(body, HOSTS)

// FIELD-5
describe('decodePolicyReport', () => {
  it('reads both formats, without the address of the page and the text of the script', () => {
    const violation = { directive: 'script-src-elem', blocked: 'https://evil.example', source: 'index-Ab_1.js', line: 7 }
    expect(
      decode(
        currentReport({
          blockedURL: 'https://evil.example/x.js?token=secret',
          effectiveDirective: 'script-src-elem',
          sourceFile: 'https://shop.example/assets/index-Ab_1.js',
          lineNumber: 7,
          sample: 'const email = "anna@b.example"',
        }),
      ),
    ).toEqual([violation])
    expect(
      decode(
        legacyReport({
          'blocked-uri': 'https://evil.example/x.js?token=secret',
          'effective-directive': 'script-src-elem',
          'source-file': 'https://shop.example/assets/index-Ab_1.js',
          'line-number': 7,
        }),
      ),
    ).toEqual([violation])
  })

  it.each([
    ['inline', 'inline'],
    ['', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['data:text/html,anna@b.example', 'data'],
    ['blob:https://shop.example/7f', 'blob'],
    ['https://shop.example/img/secret.png', 'own'],
    ['wss://evil.example:8443/x', 'wss://evil.example:8443'],
    ['https://anna:secret@evil.example/', 'https://evil.example'],
    ['ftp://evil.example/', 'other'],
    ['anna@b.example', 'other'],
    [`https://${'x'.repeat(60)}.${'y'.repeat(60)}.example/`, `https://${'x'.repeat(60)}.${'y'.repeat(31)}`],
  ])('names the blocked resource %j as %j', (blockedURL, blocked) => {
    expect(decode(currentReport({ blockedURL, effectiveDirective: 'img-src' }))).toMatchObject([{ blocked }])
  })

  it.each([null, 7, {}, undefined, `data:${'x'.repeat(20_000)}`])(
    'says that a blocked resource is unknown if it is unreadable',
    (address) => {
      const unknown = [{ directive: 'img-src', blocked: 'unknown' }]
      expect(decode(currentReport({ blockedURL: address, effectiveDirective: 'img-src' }))).toMatchObject(unknown)
      expect(decode(legacyReport({ 'blocked-uri': address, 'effective-directive': 'img-src' }))).toMatchObject(unknown)
    },
  )

  it.each([
    ["script-src 'self'", 'script-src'],
    ['IMG-SRC', 'img-src'],
    ['made-up', 'other'],
    ['', 'other'],
  ])('reads the directive %j as %s', (effectiveDirective, directive) => {
    expect(decode(currentReport({ effectiveDirective, blockedURL: 'inline' }))).toMatchObject([{ directive }])
  })

  it.each([
    { blockedURL: 'chrome-extension' },
    { blockedURL: 'moz-extension://7f/content.js' },
    { blockedURL: 'safari-web-extension://7f/' },
    { blockedURL: 'about' },
    { blockedURL: 'about:srcdoc' },
    { blockedURL: 'inline', sourceFile: 'moz-extension://7f/content.js' },
    { blockedURL: 'eval', sourceFile: 'webkit-masked-url://hidden/' },
  ])('ignores a report caused by an extension or the browser: %j', (body) => {
    expect(decode(currentReport({ effectiveDirective: 'script-src', ...body }))).toEqual([])
  })

  it.each([
    ['another site', 'https://evil.example/'],
    ['another port', 'https://shop.example:8443/'],
    ['no page', ''],
    ['no address', 'shop.example'],
  ])('ignores reports about %s', (_, documentURL) => {
    expect(decode(currentReport({ documentURL, effectiveDirective: 'img-src', blockedURL: 'inline' }))).toEqual([])
  })

  it('ignores other types of reports and reads 20 reports at most', () => {
    expect(decode(currentReport({ blockedURL: 'inline' }, { type: 'deprecation' }))).toEqual([])
    const [report] = currentReport({ blockedURL: 'inline', effectiveDirective: 'img-src' })
    expect(decode(Array.from({ length: 50 }, () => report))).toHaveLength(20)
  })

  it.each([[null], ['csp-report'], [7], [{}], [{ 'csp-report': null }], [{ type: 'csp-violation' }]])(
    'rejects %j, which is not a report',
    (body) => {
      expect(decode(body)).toBeNull()
    },
  )

  it('throws for no body, and cuts texts for the log', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, address, directive) => {
        const bodies = [
          value,
          currentReport({ blockedURL: value, sourceFile: address, effectiveDirective: directive, lineNumber: value }),
          legacyReport({ 'blocked-uri': address, 'violated-directive': value, 'source-file': value }),
        ]
        for (const violation of bodies.flatMap((body) => decode(body) ?? [])) {
          expect(`${violation.directive}${violation.blocked}${violation.source}`.length).toBeLessThan(250)
        }
      }),
    )
  })
})
