import { z } from 'zod'

export interface Violation {
  /** Directive of the policy; 'other' if it is not one that the policy may have. */
  readonly directive: string
  /** Origin of the blocked resource, 'own', or a keyword of the browser: 'inline', 'eval', 'data'. 'unknown' if it is unreadable. */
  readonly blocked: string
  /** Name of the built file, or origin, of the script that tried; null if it is unknown. */
  readonly source: string | null
  readonly line: number | null
}

/** Directives of the Content Security Policy, and the narrower ones that browsers report. @source CSP Level 3, §6 */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'media-src',
  'frame-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])
const OTHER = 'other'
const UNKNOWN = 'unknown'

/** A browser collects reports for a minute. More of them are one fault. */
const MOST_VIOLATIONS = 20
const MOST_ORIGIN = 100

/** Scripts that a browser's owner has added, and documents of the browser itself. */
const FOREIGN_CODE = /^(?:[a-z-]*extension|about|webkit-masked-url|resource|chrome|user-?script)(?::|$)/i
/** Blocked things without an address. @source CSP Level 3, §5.3; Trusted Types, §4.3 */
const KEYWORD = /^(?:inline|eval|wasm-eval|self|trusted-types-policy|trusted-types-sink)$/
/** Schemes without a host; browsers send the scheme alone or the address. */
const HOSTLESS = /^(data|blob|filesystem|mediastream|javascript)(?::|$)/i
const FILE_NAME = /\/([\w.-]{1,80})$/

const text = z.string().max(16_384).catch('')
/** Older browsers report inline code with an empty address. */
const blocked = z.string().max(16_384).catch(UNKNOWN)
const line = z.int().min(0).max(10_000_000).nullable().catch(null)
/** Of `report-uri`. @source CSP Level 3, §5.3 */
const Legacy = z
  .object({
    'document-uri': text,
    'blocked-uri': blocked,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': line,
  })
  .transform((report) => ({
    documentURL: report['document-uri'],
    blockedURL: report['blocked-uri'],
    effectiveDirective: report['effective-directive'] || report['violated-directive'],
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
  }))
/** The format that browsers send for `report-to`. @source CSP Level 3, §5.2 */
const Current = z.object({
  documentURL: text,
  blockedURL: blocked,
  effectiveDirective: text,
  sourceFile: text,
  lineNumber: line,
})
type CurrentReport = z.output<typeof Current>
type Hosts = ReadonlySet<string>

const OneReport = z.object({ 'csp-report': Legacy }).transform((report) => report['csp-report'])
const Envelope = z.object({ type: z.literal('csp-violation'), body: Current }).transform(({ body }) => body)

/**
 * The violations in a report of either format. Reports about other shops' pages, and of scripts that browser extensions add, are left out.
 * @param hosts of the shop, in lower case: `shop.example:8443`
 * @returns null if the body is no report
 * @source FIELD-5
 */
export function decodePolicyReport(body: unknown, hosts: Hosts): readonly Violation[] | null {
  const reports = readReports(body)
  if (reports === null) return null
  return reports
    .filter((report) => isOwn(parseUrl(report.documentURL), hosts) && !isForeign(report))
    .map(({ blockedURL, effectiveDirective, sourceFile, lineNumber }) => ({
      directive: directiveIn(effectiveDirective),
      blocked: blockedThing(blockedURL, hosts),
      source: sourceFile === '' ? null : sourceName(sourceFile, hosts),
      line: lineNumber,
    }))
}

/** Other types of reports share the format of `report-to` and are ignored. */
function readReports(body: unknown): readonly CurrentReport[] | null {
  if (!Array.isArray(body)) {
    const { data } = OneReport.safeParse(body)
    return data ? [data] : null
  }
  return body.slice(0, MOST_VIOLATIONS).flatMap((report) => Envelope.safeParse(report).data ?? [])
}

const isForeign = ({ blockedURL, sourceFile }: CurrentReport): boolean =>
  [blockedURL, sourceFile].some((address) => FOREIGN_CODE.test(address))

/** Older browsers send the whole directive: "script-src 'self'". */
function directiveIn(text: string): string {
  const [name = ''] = text.trim().toLowerCase().split(/\s/, 1)
  return DIRECTIVES.has(name) ? name : OTHER
}

function blockedThing(address: string, hosts: Hosts): string {
  if (address === '') return 'inline'
  if (KEYWORD.test(address) || address === UNKNOWN) return address
  const [, scheme] = HOSTLESS.exec(address) ?? []
  return scheme?.toLowerCase() ?? originName(address, hosts)
}

function sourceName(address: string, hosts: Hosts): string {
  const url = parseUrl(address)
  if (!url || !isOwn(url, hosts)) return originName(address, hosts)
  return FILE_NAME.exec(url.pathname)?.[1] ?? 'own'
}

function originName(address: string, hosts: Hosts): string {
  const url = parseUrl(address)
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) return OTHER
  return isOwn(url, hosts) ? 'own' : `${url.protocol}//${url.host}`.slice(0, MOST_ORIGIN)
}

const isOwn = (url: URL | null, hosts: Hosts): boolean => url !== null && hosts.has(url.host)

const parseUrl = (address: string): URL | null => URL.parse(address)
