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
  /** Origin shoppers see, without a trailing slash; null means that of the request, where its host is a known one. */
  readonly publicUrl: string | null
  /** The only hosts that are answered to beside those of `publicUrl` and of this machine, in lower case; null answers to any. */
  readonly allowedHosts: readonly string[] | null
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Networks whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[]
  /** Whether HTTPS is asked for of every host below the shop's own too. */
  readonly isHstsForSubdomains: boolean
  /** How long the process tries to get a whole home page before it takes requests without one. */
  readonly warmUpSeconds: number
  /** How long a process that was told to stop goes on taking requests while it says that it is not ready. */
  readonly drainSeconds: number
  /** The GraphQL playground and free queries; null: on with the sandbox alone. */
  readonly playground: boolean | null
  /** Origins of other frontends that may ask `/graphql` from a browser. */
  readonly corsOrigins: readonly string[]
  /** How long a GraphQL operation may take, and a page with its operations. */
  readonly operationTimeoutMs: number
  /** Whether browsers get the service worker, or are rid of the one they have. */
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
