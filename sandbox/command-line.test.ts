import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readCommandLine, readDeployment, readPort, readSearchUrl } from './command-line.ts'

describe('command line of the sandbox scripts', () => {
  it('has options, and no operands', () => {
    expect(readCommandLine(['--data', 'elsewhere', '--port', '8081'], {})).toEqual({ data: 'elsewhere', port: '8081' })
    expect(() => readCommandLine(['elsewhere'], {})).toThrow("Unexpected argument 'elsewhere'")
  })

  it.each([
    [[], {}, '.data'],
    [[], { SANDBOX_DATA: 'from-environment' }, 'from-environment'],
    [['--data', 'said'], { SANDBOX_DATA: 'from-environment' }, 'said'],
  ])('reads the data folder from arguments, then from the environment: %j, %j', (words, environment, data) => {
    expect(readCommandLine(words, environment).data).toBe(data)
  })

  it.each([
    ['', {}, 8080],
    ['', { PORT: '0', SANDBOX_PORT: '' }, 0],
    ['', { PORT: '81', SANDBOX_PORT: ' 82 ' }, 82],
    ['83', { PORT: 'x', SANDBOX_PORT: 'x' }, 83],
  ])('reads the port from arguments, then from the environment: %j, %j', (written, environment, port) => {
    expect(readPort(written, environment)).toBe(port)
  })

  it.each(['x', '-1', '65536', '80.5', '1e3', 'Infinity'])('explains that the port %s is invalid', (port) => {
    const sentence = `${JSON.stringify(port)} is no whole number from 0 to 65535`
    expect(() => readPort('', { SANDBOX_PORT: port })).toThrow(`SANDBOX_PORT: ${sentence}`)
    expect(() => readPort(port, {})).toThrow(`--port: ${sentence}`)
  })

  // ENGINE-4
  it.each([
    [undefined, null],
    [' ', null],
    [' https://user:p%40ss@engine.example:9200/path ', 'https://user:p%40ss@engine.example:9200/path'],
  ])('reads the address of a search engine from the environment: %j', (written, url) => {
    expect(readSearchUrl(written === undefined ? {} : { SANDBOX_SEARCH_URL: written })).toBe(url)
  })

  // ENGINE-4
  it.each([
    'engine:9200',
    'ftp://user:canary@engine',
    'http://user:can%ary@engine',
    'http://engine?canary',
    'http://engine#canary',
  ])('rejects %s as the address of a search engine, and does not repeat it', (url) => {
    expect(() => readSearchUrl({ SANDBOX_SEARCH_URL: url })).toThrow(/^SANDBOX_SEARCH_URL: this is no address of a search engine/)
    expect(() => readSearchUrl({ SANDBOX_SEARCH_URL: url })).not.toThrow('canary')
  })

  it('reads token lifetime, token location and shop URL from the environment', () => {
    expect(readDeployment({})).toEqual({ tokenInHeader: false, faults: false })
    const { shopUrl, shopHosts, ...deployment } = readDeployment({
      SANDBOX_TOKEN_SECONDS: ' 60 ',
      PLATFORM_TOKEN_IN_HEADER: 'true',
      SANDBOX_FAULTS: '1',
      PUBLIC_URL: 'https://shop.example/',
    })
    expect(deployment).toEqual({ tokenSeconds: 60, tokenInHeader: true, faults: true })
    expect([shopUrl?.(), shopHosts?.()]).toEqual(['https://shop.example', []])
    const hosts = (environment: NodeJS.ProcessEnv) => readDeployment(environment).shopHosts?.()
    expect(hosts({ ALLOWED_HOSTS: 'Timber.example, ,a.example:81' })).toEqual([
      ...['timber.example', 'a.example:81', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
    ])
    expect(hosts({ PUBLIC_URL: 'https://shop.example', ALLOWED_HOSTS: 'timber.example' })).toEqual(['timber.example'])
    expect(readDeployment({ SANDBOX_ORDER_QUEUE: 'held', SANDBOX_TELLS_REFUSALS: 'true' })).toMatchObject({
      orderQueue: 'held',
      tellsRefusals: true,
    })
    expect(() => readDeployment({ SANDBOX_ORDER_QUEUE: 'yes' })).toThrow('SANDBOX_ORDER_QUEUE: "yes" is none of off, auto, held')
    for (const seconds of ['0', '-1', '1e3', 'x', '999999999'])
      expect(() => readDeployment({ SANDBOX_TOKEN_SECONDS: seconds })).toThrow('SANDBOX_TOKEN_SECONDS: ')
  })

  it('rejects unknown options', () => {
    expect(() => readCommandLine(['--date', 'x'], {})).toThrow("Unknown option '--date'")
  })
})

// RUN-34
describe('the sandbox alone', () => {
  it('ends with one sentence if its data folder can never be created', () => {
    const options = { encoding: 'utf8', timeout: 30_000 } as const
    const { status, stderr } = spawnSync(
      process.execPath,
      ['sandbox/main.ts', '--port', '0', '--data', '/proc/heartwood'],
      options,
    )
    expect(stderr).toMatch(/^the data folder "\/proc\/heartwood" cannot be used: E[^\n]+\n$/)
    expect(status).toBe(1)
  }, 40_000)
})
