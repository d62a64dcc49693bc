import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '../../bff/config/config.ts'
import { SECRET_VARIABLES, VARIABLES } from '../../bff/config/environment.ts'
import { fileVariable } from '../../bff/config/secret-files.ts'
import { writeSecrets } from './secrets.ts'

const Service = z.object({
  profiles: z.array(z.string()).default([]),
  build: z.object({ target: z.string() }).optional(),
  image: z.string().optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  restart: z.string().optional(),
  mem_limit: z.string().optional(),
  stop_grace_period: z.string().optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).partial().nullable()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
})

const text = (path: string) => readFileSync(path, 'utf8')
const { services, networks, secrets, volumes } = Compose.parse(parse(text('docker-compose.yml'), { merge: true }))
const all = Object.entries(services)
const scale = all.filter(([, { profiles }]) => profiles.includes('scale'))
const ours = all.filter(([, { build }]) => build !== undefined)
const replicas = scale.filter(([, { build }]) => build?.target === 'shop')
const service = (name: string) => services[name] ?? expect.fail(`no service ${name}`)

const folder = mkdtempSync(join(tmpdir(), 'compose-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeSecrets(folder)
/** The configuration of a service, with its secrets as Compose mounts them. */
const loadConfig = (name: string) =>
  readConfig(
    Object.fromEntries(
      Object.entries(service(name).environment).map(([key, value]) => [key, value.replace('/run/secrets', folder)]),
    ),
  )

// RUN-26
describe('docker-compose.yml', () => {
  it('starts the shop and the sandbox alone without a profile', () => {
    expect(all.filter(([, { profiles }]) => profiles.length === 0).map(([name]) => name)).toEqual(['sandbox', 'shop'])
  })

  it.each(ours)('sets only variables that exist, to valid values, for the service %s', (name, { environment }) => {
    const known = [...VARIABLES, ...SECRET_VARIABLES.map(fileVariable)]
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([])
    expect(() => loadConfig(name)).not.toThrow()
  })

  it('mounts only secrets that are declared, used and written by npm run secrets', () => {
    const mounted = new Set(all.flatMap(([, { secrets }]) => secrets))
    expect([...mounted].toSorted()).toEqual(Object.keys(secrets).toSorted())
    for (const [name, { file }] of Object.entries(secrets)) {
      expect(file).toBe(`./secrets/${name}`)
      expect(existsSync(join(folder, name))).toBe(true)
    }
    for (const [, { environment, command, secrets }] of all) {
      const used = [...Object.values(environment), ...command].flatMap((value) => /^\/run\/secrets\/(.*)$/.exec(value)?.[1] ?? [])
      expect(used.toSorted()).toEqual(secrets.toSorted())
    }
    for (const ignore of ['.gitignore', '.dockerignore']) expect(text(ignore)).toMatch(/^secrets\/?$/m)
  })

  it('mounts only files and volumes that exist', () => {
    for (const source of all.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':', 1)[0] ?? '')))
      expect(source.startsWith('.') ? existsSync(source) : source in volumes, source).toBe(true)
  })

  it.each(all.filter(([, { image }]) => image !== undefined))('names the version of the image of %s', (_, { image }) => {
    expect(image).toMatch(/:v?\d+\.\d+/)
  })
})

// RUN-26
describe('docker-compose --profile scale', () => {
  it('has two equal replicas with a shared store, metrics and the sessions of all', () => {
    expect(replicas.map(([name]) => name)).toEqual(['shop-1', 'shop-2'])
    const [first, second] = replicas.map(([name]) => loadConfig(name))
    expect(first).toEqual(second)
    expect([first?.session.keys, first?.valkey.url, first?.cache.invalidationKey].includes(null)).toBe(false)
    expect(first?.telemetry.metrics).toEqual({ port: 9464, host: '0.0.0.0' })
  })

  it.each(scale)('limits the memory of %s, restarts it, checks its health and lets it stop', (_, { build, ...service }) => {
    expect(service.mem_limit).toMatch(/^\d+m$/)
    expect(service.stop_grace_period).toMatch(/^\d+s$/)
    expect(service.restart).toBe('unless-stopped')
    // Our images have a check of their own.
    expect(service.healthcheck !== undefined || build !== undefined).toBe(true)
  })

  it('lets only the search engine write outside its volumes', () => {
    expect(scale.filter(([, service]) => !service.read_only).map(([name]) => name)).toEqual(['search'])
  })

  it('publishes only the load balancer, and Grafana on this machine', () => {
    const published = scale.flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`))
    expect(published).toEqual(['balancer 8000:8000', 'grafana 127.0.0.1:3001:3000'])
    expect(networks.inside?.internal).toBe(true)
    expect(scale.filter(([, service]) => service.networks.includes('outside')).map(([name]) => name)).toEqual([
      'balancer',
      'grafana',
    ])
    for (const [, service] of scale) expect(service.networks).toContain('inside')
  })

  it('reaches each service at its name and port', () => {
    const ports: Readonly<Record<string, string | undefined>> = {
      ...Object.fromEntries(scale.map(([name, { environment }]) => [name, environment.PORT ?? environment.SANDBOX_PORT])),
      search: '9200',
      valkey: '6379',
      prometheus: '9090',
      balancer: '8000',
      grafana: '3000',
    }
    const addresses = [
      ...scale.flatMap(([, { environment }]) => [environment.PLATFORM_URL, environment.SANDBOX_SEARCH_URL]),
      /url: (\S+)/.exec(text('docs/compose/grafana-datasource.yml'))?.[1],
      text(join(folder, 'valkey-url')).trim(),
    ].filter((address) => address !== undefined)
    for (const { hostname, port } of addresses.map((address) => new URL(address)))
      expect([hostname, port]).toEqual([hostname, ports[hostname]])
    expect(addresses.length).toBe(5)
  })

  it('starts a service only when the services it needs are healthy', () => {
    for (const [, { depends_on }] of scale)
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(service(name).profiles).toEqual(['scale'])
        expect(condition).toBe('service_healthy')
      }
  })
})

// RUN-26
describe('the load balancer of docker-compose --profile scale', () => {
  const settings = text('docs/compose/haproxy.cfg')
  const seconds = (name: string) => Number(new RegExp(`^ {2}${name} (\\d+)s$`, 'm').exec(settings)?.[1])

  it('sends requests to every replica that is ready', () => {
    const servers = [...settings.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, name, address]) => [name, address])
    expect(servers).toEqual(replicas.map(([name, { environment }]) => [name, `${name}:${environment.PORT}`]))
    expect(settings).toContain('option httpchk GET /health/ready')
  })

  it('waits for the longest answer of the shop, and longer than the shop notices that it stops', () => {
    const config = loadConfig('shop-1')
    expect(seconds('timeout server') * 1000).toBeGreaterThan(config.platform.orderTimeoutMs)
    const [, interval, fall] = /check inter (\d+)s fall (\d+)/.exec(settings) ?? []
    expect(Number(interval) * Number(fall)).toBeLessThan(config.drainSeconds)
    expect(service('balancer').stop_grace_period).toBe(`${seconds('timeout server')}s`)
  })

  it('repeats no POST, because the replica that broke off may have placed its order', () => {
    expect(settings).toContain('\n  http-request disable-l7-retry unless METH_GET\n')
  })

  it('tells the shop the address of the client, and nothing else that the client claims', () => {
    expect(loadConfig('shop-1').trustedProxies).toEqual(['uniquelocal'])
    expect(settings).toContain('http-request set-header X-Forwarded-For %[src]')
    expect(settings).toContain('http-request del-header X-Forwarded-Host')
  })
})

// RUN-26
describe('Prometheus of docker-compose --profile scale', () => {
  it('reads every replica', () => {
    const [job] = parse(text('docs/compose/prometheus.yml')).scrape_configs
    const targets = replicas.map(([name, { environment }]) => `${name}:${environment.METRICS_PORT}`)
    expect(job.static_configs).toEqual([{ targets }])
  })
})
