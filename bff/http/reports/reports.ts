import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REPORT_LIMITS, REPORT_PATHS } from '#schema/rules/field/field-report.ts'
import { createAttempts } from '../requests/attempts.ts'
import { countedNetworks, parseAddress } from '../requests/client-address.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'
import type { FieldMetrics, RefusedReport } from '../telemetry/field-metrics.ts'
import { decodePageReport } from './page-report.ts'
import { decodePolicyReport } from './policy-report.ts'

export interface ReportsOptions {
  readonly origin: PublicOrigin
  /** Null if they are off. */
  readonly metrics: FieldMetrics | null
  /** Default: the clock. */
  readonly now?: () => number
}

const MINUTE_MS = 60_000
/** Reports per minute from one address; an IPv6 /48 may send four times as many. An office shares an address. */
const MOST_PER_MINUTE = 120
/** A report repeats the policy, and browsers send several at once. */
const MOST_POLICY_BYTES = 32 * 1024
const POLICY_TYPES = ['application/csp-report', 'application/reports+json']

/**
 * Receives browsers' reports: load times and script errors of pages, and violations of the content security policy. Anyone can send
 * reports, so they are bounded, counted by closed labels, and logged rarely and redacted.
 * @source FIELD-2 to FIELD-6; decision 0027
 */
export async function reports(app: FastifyInstance, { origin, metrics, now = Date.now }: ReportsOptions): Promise<void> {
  const attempts = createAttempts(MINUTE_MS, now)
  const isWorthLine = createLineLimit(now)

  app.removeContentTypeParser(['text/plain'])
  app.addContentTypeParser(POLICY_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  function isWithinLimit({ ip }: FastifyRequest): boolean {
    const networks = countedNetworks(parseAddress(ip) ?? ip)
    const [{ times: single = 1 } = {}] = networks
    return networks.every(({ name, times }) => attempts.add(name) <= (MOST_PER_MINUTE * times) / single)
  }

  function refuse(reply: FastifyReply, status: number, reason: RefusedReport): FastifyReply {
    metrics?.refused(reason)
    return reply.code(status).header('cache-control', 'no-store').send()
  }
  const sendAccepted = (reply: FastifyReply) => reply.code(204).header('cache-control', 'no-store').send()

  app.post(REPORT_PATHS.page, { bodyLimit: REPORT_LIMITS.bytes }, async (request, reply) => {
    if (!isOwn(request, origin)) return refuse(reply, 403, 'foreign')
    if (!isWithinLimit(request)) return refuse(reply, 429, 'limited')
    const report = decodePageReport(request.body)
    if (!report) return refuse(reply, 400, 'invalid')
    const { screen, vitals, errors } = report
    metrics?.vitals(screen, vitals)
    for (const { name, ...error } of errors) {
      metrics?.scriptError(screen)
      if (isWorthLine(`script ${name} ${error.text} ${error.source}`))
        request.log.warn({ screen, error: name, ...error }, 'script error in a browser')
    }
    return sendAccepted(reply)
  })

  app.post(REPORT_PATHS.policy, { bodyLimit: MOST_POLICY_BYTES }, async (request, reply) => {
    // Browsers send these reports themselves, some of them without any header that names their origin.
    if (isKnownForeign(request, origin)) return refuse(reply, 403, 'foreign')
    if (!isWithinLimit(request)) return refuse(reply, 429, 'limited')
    const violations = decodePolicyReport(request.body, ownHosts(request, origin))
    if (!violations) return refuse(reply, 400, 'invalid')
    for (const violation of violations) {
      const { directive, blocked, source } = violation
      metrics?.violation(directive)
      if (isWorthLine(`policy ${directive} ${blocked} ${source}`)) request.log.warn(violation, 'content security policy violated')
    }
    return sendAccepted(reply)
  })
}

/** Whether the browser says that a page of the shop sends the report. */
function isOwn(request: FastifyRequest, origin: PublicOrigin): boolean {
  const { 'sec-fetch-site': site, origin: from } = request.headers
  return (site !== undefined || from !== undefined) && !isKnownForeign(request, origin)
}

function isKnownForeign(request: FastifyRequest, readOrigin: PublicOrigin): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) return site !== 'same-origin'
  if (origin === undefined) return false
  return !ownHosts(request, readOrigin).has(URL.parse(origin)?.host ?? '')
}

/** A store view may have a host of its own, and a proxy may send another host than browsers see. */
function ownHosts(request: FastifyRequest, readOrigin: PublicOrigin): ReadonlySet<string> {
  return new Set([request.host.toLowerCase(), new URL(readOrigin(request)).host])
}

/** Different lines per minute: a stranger who makes up kinds cannot fill the log. */
const MOST_KINDS = 20

/**
 * Allows one log line per kind and minute, and 20 kinds.
 * @source FIELD-4, FIELD-5
 */
function createLineLimit(now: () => number = Date.now): (kind: string) => boolean {
  const written = new Set<string>()
  let began = now()
  return (kind) => {
    if (now() - began >= MINUTE_MS) {
      written.clear()
      began = now()
    }
    if (written.has(kind) || written.size >= MOST_KINDS) return false
    written.add(kind)
    return true
  }
}
