import { availableParallelism } from 'node:os'
import type { z } from 'zod'
import { hosts } from './values/hosts.ts'
import { listeningHost } from './values/names.ts'
import { networks } from './values/networks.ts'
import { INT32, namedNumbers, port, timeoutMs, wholeNumber } from './values/numbers.ts'
import { origins, siteOrigin } from './values/origins.ts'
import { file, flag, oneOf, truth } from './values/plain.ts'
import { setting } from './values/setting.ts'

/** 0 renders at once means no limit. */
const RENDERS = { atOnce: 16, waiting: 200, waitMs: 2000 } as const

export const serverVariables = {
  PORT: setting(port.prefault('3000'), 'Port the shop listens on'),
  HOST: setting(listeningHost.default('0.0.0.0'), 'Address the shop listens on; also that of the sandbox if it runs alone'),
  PUBLIC_URL: setting(
    siteOrigin.optional(),
    'Origin for canonical URLs and the sitemap; with `https:` it turns on the headers that only HTTPS may have',
    'the host of the request, if it is allowed, otherwise `localhost`',
  ),
  ALLOWED_HOSTS: setting(
    hosts.optional(),
    'Comma-separated list of the only hosts to answer, apart from those of `PUBLIC_URL`, of store views and of the machine itself: `shop.example,shop.example:8443`',
    'any host',
  ),
  LOG_LEVEL: setting(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'Lowest level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  ),
  TRUSTED_PROXIES: setting(
    networks,
    'Comma-separated list of networks whose forwarding headers count: `10.0.0.0/8`, `2001:db8::1`, `loopback`',
  ),
  HSTS_SUBDOMAINS: setting(flag(false), 'With HTTPS, the HSTS header includes all subdomains'),
  WARM_UP_SECONDS: setting(
    wholeNumber(0, 600).prefault('30'),
    'How long the start tries to render a complete home page before `/health/ready` answers 200 without one; `0` does not try',
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 600).prefault('3'),
    'How long the process accepts requests after SIGTERM, while `/health/ready` answers 503',
  ),
  OPERATION_TIMEOUT_MS: setting(
    timeoutMs.prefault('10000'),
    'Timeout of a GraphQL operation, and of a page with its operations; what is missing by then fails with `OPERATION_TIMED_OUT`',
  ),
  RENDERS: setting(
    namedNumbers<keyof typeof RENDERS>(RENDERS, INT32),
    'Bounds of pages that are not cached: how many are rendered at once, how many more may wait, and for how many milliseconds. Others get an older copy, or 503 with a page that tries again by itself. Bounds that are left out keep their default; `atOnce=0` is no bound: `atOnce=32,waitMs=500` ([operations](operations.md#4-scale))',
  ),
  RENDER_THREADS: setting(
    wholeNumber(0, 16).optional(),
    'Threads that render pages, each with about 50 MB of memory, so that other requests do not wait for renders; `0` renders in the thread that answers requests ([operations](operations.md#4-scale))',
    '`1`, or `0` on a machine with one processor',
  ),
  PLAYGROUND: setting(truth.optional(), 'Enables GraphiQL and free queries', '`true` with the sandbox, otherwise `false`'),
  CORS_ORIGINS: setting(
    origins,
    'Comma-separated list of origins of other frontends that may call `/graphql` from a browser, without credentials, and show pictures of the shop: `https://kiosk.example`',
  ),
  CLIENTS_FILE: setting(
    file.optional(),
    'YAML file of registered clients, which have their own documents, scopes and quotas: see [build another frontend](build-another-frontend.md)',
  ),
  SERVICE_WORKER: setting(
    flag(true),
    'Browsers store visited pages for offline use; `false` removes the service worker and what it stored',
  ),
}

export const serverConfig = (env: z.output<z.ZodObject<typeof serverVariables>>) => ({
  port: env.PORT,
  host: env.HOST,
  /** Without a trailing slash; null uses the request's origin, if its host is allowed. */
  publicUrl: env.PUBLIC_URL ?? null,
  /** In lower case; null accepts any. */
  allowedHosts: env.ALLOWED_HOSTS ?? null,
  logLevel: env.LOG_LEVEL,
  trustedProxies: env.TRUSTED_PROXIES,
  isHstsForSubdomains: env.HSTS_SUBDOMAINS,
  warmUpSeconds: env.WARM_UP_SECONDS,
  drainSeconds: env.DRAIN_SECONDS,
  renders: env.RENDERS,
  renderThreads: env.RENDER_THREADS ?? (availableParallelism() > 1 ? 1 : 0),
  /** Null enables playground and free queries only with the sandbox. */
  playground: env.PLAYGROUND ?? null,
  corsOrigins: env.CORS_ORIGINS,
  operationTimeoutMs: env.OPERATION_TIMEOUT_MS,
  serviceWorker: env.SERVICE_WORKER,
})

export type ServerConfig = Readonly<ReturnType<typeof serverConfig>>
