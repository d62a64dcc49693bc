import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config/config.ts'
import { stoppingMs } from './stopping.ts'

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly stop_grace_period?: string
}

const { services }: { services: Readonly<Record<string, Service>> } = parse(readFileSync('docker-compose.yml', 'utf8'), {
  merge: true,
})
/** Without secrets, which change no time. */
const shops = Object.entries(services).flatMap(([name, { environment = {}, ...service }]) =>
  'PLATFORM_URL' in environment
    ? [[name, Object.fromEntries(Object.entries(environment).filter(([key]) => !key.endsWith('_FILE'))), service] as const]
    : [],
)

// RUN-19
describe('time to stop', () => {
  it('covers the drain, the quiet time of connections, the longest order and the closing of connections', () => {
    const config = readConfig({ DRAIN_SECONDS: '7', PLATFORM_ORDER_TIMEOUT_MS: '90000' })
    expect(stoppingMs(config)).toBe(7000 + 6000 + 90_000 + 10_000)
  })

  it.each(shops)('fits into stop_grace_period of the service %s in docker-compose.yml', (_, environment, service) => {
    const [, seconds] = /^(\d+)s$/.exec(service.stop_grace_period ?? '') ?? []
    expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(stoppingMs(readConfig(environment)))
  })

  it('is documented with the default settings', () => {
    const { drainSeconds, ...others } = readConfig({})
    const beyondDrain = stoppingMs({ ...others, drainSeconds: 0 }) / 1000
    expect(drainSeconds).toBe(3)
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\`DRAIN_SECONDS\` + ${beyondDrain} s`)
  })
})
