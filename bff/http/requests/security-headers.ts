import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import fp from 'fastify-plugin'
import { REPORT_PATHS } from '#schema/rules/field/field-report.ts'

export interface SecurityOptions {
  readonly https: boolean
  readonly isHstsForSubdomains: boolean
  /** A development server writes inline styles and uses a websocket. */
  readonly development: boolean
  /** Additional origins for scripts and requests: a tag container's. */
  readonly tagOrigins: readonly string[]
  readonly reportsViolations: boolean
}

/** Name of the endpoint for reports, defined by one header and used by another. @source Reporting API, §3.3 */
const ENDPOINT = 'csp'

export type SecurityHeaders = Readonly<Record<string, string>>

/** Browser features that neither the shop's pages nor injected scripts may use. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * Security headers: only scripts and styles of this shop and its tag container, no framing, no MIME sniffing. All but one come from
 * helmet. They are the same for every answer, so helmet runs once instead of per answer.
 */
export async function securityHeaders({
  https,
  isHstsForSubdomains,
  development,
  tagOrigins,
  reportsViolations,
}: SecurityOptions): Promise<SecurityHeaders> {
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...tagOrigins],
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        imgSrc: ["'self'", 'data:', ...tagOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...tagOrigins],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
        // Firefox and Safari know the older directive only. The others ignore it beside the newer one.
        ...(reportsViolations ? { reportUri: [REPORT_PATHS.policy], reportTo: [ENDPOINT] } : {}),
      },
    },
    strictTransportSecurity: https && { includeSubDomains: isHstsForSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  return {
    ...headers,
    ...(reportsViolations && { 'reporting-endpoints': `${ENDPOINT}="${REPORT_PATHS.policy}"` }),
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  }
}

/** Headers of the connection or the sample answer; all others come from helmet. */
const OTHERS = new Set(['connection', 'content-length', 'content-type', 'date'])

async function helmetHeaders(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
  const asked = Fastify()
  await asked.register(helmet, options)
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (OTHERS.has(name) ? [] : [[name, String(value)]])))
}

/** Longest accepted URL; browsers and proxies agree on about twice as much. */
const MAX_URL_LENGTH = 4096

/** Sets the security headers on every answer. Malformed requests get them where they are answered. */
export const security = fp(async (app: FastifyInstance, { headers }: { readonly headers: SecurityHeaders }) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (request.url.length <= MAX_URL_LENGTH) return next()
    reply.code(414).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('This URL is too long.')
  })
  // Node would reject unknown expectations with a bare 417; they can be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Node would close the connection without an answer.
  app.server.on('connect', (_request, socket) => app.server.emit('clientError', new Error('The shop is not a proxy.'), socket))
})
