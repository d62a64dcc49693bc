import { z } from 'zod'
import { listeningHost } from './values/names.ts'
import { port } from './values/numbers.ts'
import { flag, invalid, origin } from './values/plain.ts'
import { setting } from './values/setting.ts'

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
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    origin.optional(),
    'OpenTelemetry collector that receives spans by OTLP over HTTP: `http://collector:4318`. `OTEL_EXPORTER_OTLP_HEADERS` is read too',
    'traces are off',
  ),
  OTEL_SERVICE_NAME: setting(
    z
      .string()
      .regex(/^[\w.-]{1,64}$/, invalid('not a name; use up to 64 letters, digits and ._-'))
      .default('heartwood'),
    'Name of the shop in traces',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z
      .string()
      .regex(/^(0(\.\d{1,6})?|1(\.0)?)$/, invalid('not a share from 0 to 1'))
      .default('1')
      .transform(Number),
    'Share of the requests whose traces are sent, from `0` to `1`',
  ),
  FIELD_REPORTS: setting(
    flag(true),
    'Browsers report violations of the content security policy and, of shoppers who accept to be measured, load times and script errors ([operations](operations.md#7-watch))',
  ),
}

export const telemetryConfig = (env: z.output<z.ZodObject<typeof telemetryVariables>>) => ({
  /** Null if they are off. */
  metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  /** Null if the shop adds no spans. */
  traces:
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : {
          /** Without a trailing slash; '/v1/traces' is added. */
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: env.OTEL_SERVICE_NAME,
          sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
        },
  hasFieldReports: env.FIELD_REPORTS,
})

export type TelemetryConfig = Readonly<ReturnType<typeof telemetryConfig>>
