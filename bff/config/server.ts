import type { z } from 'zod'
import { hosts } from './values/hosts.ts'
import { listeningHost } from './values/names.ts'
import { networks } from './values/networks.ts'
import { patience, port, wholeNumber } from './values/numbers.ts'
import { origins } from './values/origins.ts'
import { flag, oneOf, origin, truth } from './values/plain.ts'

export interface ServerConfig {
  readonly port: number
  readonly host: string
  /** The public origin, without a trailing slash; null uses the request's, if its host is allowed. */
  readonly publicUrl: string | null
  /** The only accepted hosts, in lower case, apart from the host of `publicUrl` and those of this machine; null accepts any. */
  readonly allowedHosts: readonly string[] | null
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Networks whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** Whether HSTS includes all subdomains. */
  readonly isHstsForSubdomains: boolean
  /** How long the process tries to render a complete home page before it accepts requests without one. */
  readonly warmUpSeconds: number
  /** How long a terminating process still accepts requests while it reports that it is not ready. */
  readonly drainSeconds: number
  /** The GraphQL playground and arbitrary queries; null enables both only with the sandbox. */
  readonly playground: boolean | null
  /** Origins of other front ends that may call `/graphql` from a browser. */
  readonly corsOrigins: readonly string[]
  /** Timeout of a GraphQL operation, and of a page including its operations. */
  readonly operationTimeoutMs: number
  /** Whether browsers get the service worker; otherwise an installed one is removed. */
  readonly serviceWorker: boolean
}

export const serverVariables = {
  PORT: port.default(3000),
  HOST: listeningHost.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  ALLOWED_HOSTS: hosts.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: networks,
  HSTS_SUBDOMAINS: flag(false),
  WARM_UP_SECONDS: wholeNumber(0, 600).default(30),
  DRAIN_SECONDS: wholeNumber(0, 600).default(3),
  PLAYGROUND: truth.optional(),
  CORS_ORIGINS: origins,
  OPERATION_TIMEOUT_MS: patience.default(10_000),
  SERVICE_WORKER: flag(true),
}

export const serverConfig = (env: z.output<z.ZodObject<typeof serverVariables>>): ServerConfig => ({
  port: env.PORT,
  host: env.HOST,
  publicUrl: env.PUBLIC_URL ?? null,
  allowedHosts: env.ALLOWED_HOSTS ?? null,
  logLevel: env.LOG_LEVEL,
  trustedProxies: env.TRUSTED_PROXIES,
  isHstsForSubdomains: env.HSTS_SUBDOMAINS,
  warmUpSeconds: env.WARM_UP_SECONDS,
  drainSeconds: env.DRAIN_SECONDS,
  playground: env.PLAYGROUND ?? null,
  corsOrigins: env.CORS_ORIGINS,
  operationTimeoutMs: env.OPERATION_TIMEOUT_MS,
  serviceWorker: env.SERVICE_WORKER,
})
