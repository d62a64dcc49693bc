import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const telemetry = (environment: Readonly<Record<string, string>>) => readConfig(environment).telemetry

// RUN-12
describe('telemetry settings', () => {
  it('leave metrics off by default', () => {
    expect(telemetry({})).toMatchObject({ metrics: null })
    expect(telemetry({ METRICS_PORT: '' })).toMatchObject({ metrics: null })
  })

  it('serve metrics to this machine only, unless METRICS_HOST says otherwise', () => {
    expect(telemetry({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(telemetry({ METRICS_PORT: '0', METRICS_HOST: '::' }).metrics).toEqual({ port: 0, host: '::' })
  })

  // RUN-17
  it('send traces only to a collector that is named', () => {
    expect(telemetry({}).traces).toBeNull()
    expect(telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: '0.25' }).traces).toEqual({
      endpoint: 'http://collector:4318',
      serviceName: 'heartwood',
      sampleRatio: 0.25,
    })
  })

  // FIELD-6
  it('let browsers report, unless FIELD_REPORTS is false', () => {
    expect(telemetry({}).hasFieldReports).toBe(true)
    expect(telemetry({ FIELD_REPORTS: 'false' }).hasFieldReports).toBe(false)
  })

  it.each([
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG: "1.5" is not a share from 0 to 1'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT: "x" is not a whole number from 0 to 65535'],
    [{ METRICS_PORT: '9464', METRICS_HOST: 'a b' }, 'METRICS_HOST: "a b" is not an address to listen on'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT: has to differ from PORT'],
    [{ METRICS_PORT: '8081', PORT: '8081' }, 'METRICS_PORT: has to differ from PORT'],
  ])('reject %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})
