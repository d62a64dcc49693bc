import type { z } from 'zod'
import { listeningHost } from './values/names.ts'
import { port } from './values/numbers.ts'
import { setting } from './values/setting.ts'

export interface TelemetryConfig {
  /** Where Prometheus reads the metrics; null if they are off. */
  readonly metrics: { readonly port: number; readonly host: string } | null
}

export const telemetryVariables = {
  METRICS_PORT: setting(
    port.optional(),
    'Port of `/metrics` for Prometheus ([operations](operations.md#7-watch)), which must not be reachable from outside and is never that of the shop',
    'metrics are off',
  ),
  METRICS_HOST: setting(
    listeningHost.default('127.0.0.1'),
    'Address `/metrics` listens on; `0.0.0.0` if Prometheus runs on another machine or in another container',
  ),
}

export const telemetryConfig = (env: z.output<z.ZodObject<typeof telemetryVariables>>): TelemetryConfig => ({
  metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
})
