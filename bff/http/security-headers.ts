import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

export interface SecurityOptions {
  readonly https: boolean
  /** Hosts below the shop's own are told to be HTTPS too. */
  readonly isHstsForSubdomains: boolean
  /** A development server writes styles into the page and talks to it over a socket. */
  readonly development: boolean
  /** Other origins that scripts come from and send to: a tag container's. */
  readonly tagOrigins: readonly string[]
}

export type SecurityHeaders = Readonly<Record<string, string>>

/** What no page of the shop asks a browser for, nor may anything that gets into one. */
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
 * Headers that keep pages to themselves: only this shop's scripts and styles, and a tag container's where there is one, no framing, no sniffing. All but one are helmet's, in
 * its own words. They are the same for every answer, and helmet would write each of them anew every time, so it is asked once.
 */
export async function securityHeaders({
  https,
  isHstsForSubdomains,
  development,
  tagOrigins,
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
      },
    },
    strictTransportSecurity: https && { includeSubDomains: isHstsForSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  return { ...headers, 'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ') }
}

/** Headers of the connection or of the one answer that helmet is asked through; all others are helmet's. */
const OTHERS = new Set(['connection', 'content-length', 'content-type', 'date'])

async function helmetHeaders(options: FastifyHelmetOptions): Promise<SecurityHeaders> {
  const asked = Fastify()
  await asked.register(helmet, options)
  asked.get('/', async () => '')
  const { headers } = await asked.inject('/')
  await asked.close()
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (OTHERS.has(name) ? [] : [[name, String(value)]])))
}
