import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { editedContent } from './testing/edited-content.ts'

describe('readConfig', () => {
  it('needs no variables: the shop runs on the embedded sandbox with the playground on', () => {
    const { port, platform, playground, storeViews } = readConfig({})
    expect({ port, url: platform.url, playground, currency: storeViews[0]?.currency }).toEqual({
      port: 3000,
      url: null,
      playground: true,
      currency: 'GBP',
    })
  })

  // RUN-8, STOCK-13
  it('waits longer for the embedded sandbox than for a platform elsewhere, unless told otherwise', () => {
    const limits = (env: Readonly<Record<string, string>>) => {
      const { searchTimeoutMs, timeoutMs, syncTimeoutMs } = readConfig(env).platform
      return [searchTimeoutMs, timeoutMs, syncTimeoutMs]
    }
    expect(limits({})).toEqual([10_000, 10_000, 5000])
    expect(limits({ PLATFORM_URL: 'https://platform.example' })).toEqual([1000, 5000, 800])
    expect(limits({ PLATFORM_SEARCH_TIMEOUT_MS: '700', PLATFORM_SYNC_TIMEOUT_MS: '600' })).toEqual([700, 10_000, 600])
  })

  it('disables the playground for a real platform unless it is enabled explicitly', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.example/' }).playground).toBe(false)
    expect(readConfig({ PLATFORM_URL: 'https://platform.example', PLAYGROUND: 'true' }).playground).toBe(true)
  })

  it('removes trailing slashes from URLs', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.example/' }).platform.url).toBe('https://platform.example')
    expect(readConfig({ CHECKOUT_URL: 'https://pay.example:8443/' }).checkout.url).toBe('https://pay.example:8443')
  })

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', SESSION_KEYS: '', CACHE_MB: ' ' })).toEqual(readConfig({}))
  })

  it.each([
    'https://me:secret@pay.example',
    'https://pay.example/shop',
    'https://pay.example?a=b',
    'https://pay.example#a',
    'pay.example',
    '//pay.example',
    'javascript:alert(1)',
    'https://*.example',
    'https://pay.example//',
    'https://PAY.example',
  ])('rejects the checkout %s and does not repeat it in the error', (url) => {
    expect(() => readConfig({ CHECKOUT_URL: url })).toThrow(
      /^The configuration has an error:\n {2}CHECKOUT_URL: This has to be a scheme and a host with an optional port, such as https:\/\/checkout.example$/,
    )
  })

  it.each([
    ['a misspelt variable name', { PLATFROM_URL: 'https://p.example' }, 'PLATFROM_URL: is not read; did you mean PLATFORM_URL?'],
    [
      'a platform URL that ends in /api',
      { PLATFORM_URL: 'https://p.example/x/api/' },
      'PLATFORM_URL: Leave out /api at the end: it is added to every call',
    ],
    [
      'a public URL with a path',
      { PUBLIC_URL: 'https://shop.example/x' },
      'PUBLIC_URL: This has to be a scheme and a host with an optional port, such as https://shop.example',
    ],
    [
      'a platform URL with a user, whose password would not be sent',
      { PLATFORM_URL: 'https://me:secret@p.example' },
      'PLATFORM_URL: Leave out user, password, query and fragment: they are sent with no call',
    ],
    [
      'a platform URL with a query',
      { PLATFORM_URL: 'https://p.example/?a=1' },
      'PLATFORM_URL: Leave out user, password, query and fragment: they are sent with no call',
    ],
    ['a missing folder', { CONTENT_DIR: 'no/such' }, 'CONTENT_DIR: "no/such" is not a readable folder'],
    ['a file in place of a folder', { CONTENT_DIR: 'package.json' }, 'CONTENT_DIR: "package.json" is not a readable folder'],
    [
      'a file in place of the data folder',
      { SANDBOX_DATA: 'package.json' },
      'SANDBOX_DATA: "package.json" is not a folder that can be read or created',
    ],
    [
      'a data folder below a file',
      { SANDBOX_DATA: 'package.json/x' },
      'SANDBOX_DATA: "package.json/x" is not a folder that can be read or created',
    ],
  ])('stops the start for %s', (_, environment, message) => {
    expect(() => readConfig(environment)).toThrow(`The configuration has an error:\n  ${message}`)
  })

  it.each(['10.0.0.0/8', '192.0.2.7', '::1', '2001:db8::/32', 'loopback', 'loopback, 10.1.0.0/16,uniquelocal'])(
    'accepts the trusted proxies %s',
    (networks) => {
      expect(readConfig({ TRUSTED_PROXIES: networks }).trustedProxies).toEqual(networks.split(/,\s*/))
    },
  )

  it.each([
    'true',
    '*',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '::/129',
    'proxy.example',
    '300.1.1.1',
    '10.0.0.0/-1',
  ])('rejects %j as a network of trusted proxies', (network) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `loopback,${network}` })).toThrow(
      `TRUSTED_PROXIES: ${JSON.stringify(network)} is not a network; use one such as 10.0.0.0/8`,
    )
  })

  it.each([
    ['https://kiosk.example', ['https://kiosk.example']],
    ['https://a.example , http://localhost:5173', ['https://a.example', 'http://localhost:5173']],
    ['http://[::1]:3000', ['http://[::1]:3000']],
  ])('accepts the CORS origins %s', (value, corsOrigins) => {
    expect(readConfig({ CORS_ORIGINS: value }).corsOrigins).toEqual(corsOrigins)
  })

  it.each([
    '*',
    'null',
    'kiosk.example',
    'https://*.example',
    'https://kiosk.example/',
    'https://kiosk.example/shop',
    'https://kiosk.example:443',
    'https://KIOSK.example',
    'https://user@kiosk.example',
    'ftp://kiosk.example',
    'file://',
    'https://',
  ])('rejects the CORS origin %j', (origin) => {
    expect(() => readConfig({ CORS_ORIGINS: `https://a.example,${origin}` })).toThrow(
      `CORS_ORIGINS: ${JSON.stringify(origin)} is not an origin: use a scheme and a host with an optional port`,
    )
  })

  it.each([
    ['shop.example', ['shop.example']],
    [' Shop.Example , shop.example:8443,', ['shop.example', 'shop.example:8443']],
    ['192.0.2.7,[2001:db8::1]:3000', ['192.0.2.7', '[2001:db8::1]:3000']],
  ])('accepts the allowed hosts %j', (hosts, names) => {
    expect(readConfig({ ALLOWED_HOSTS: hosts }).allowedHosts).toEqual(names)
  })

  it.each([
    '*',
    'https://shop.example',
    'shop.example/',
    'shop example',
    'shop.example:http',
    '[::1',
    '999.1.1.1',
    'shöp.example',
  ])('rejects the allowed host %j', (host) => {
    expect(() => readConfig({ ALLOWED_HOSTS: `shop.example,${host}` })).toThrow(
      `ALLOWED_HOSTS: ${JSON.stringify(host)} is not a host, such as shop.example or shop.example:8443`,
    )
  })

  it.each([
    ['PORT', 0, 65_535],
    ['SANDBOX_PORT', 0, 65_535],
    ['SANDBOX_TOKEN_SECONDS', 1, 31_536_000],
    ['PLATFORM_TIMEOUT_MS', 1, 2_147_483_647],
    ['PLATFORM_SEARCH_TIMEOUT_MS', 1, 2_147_483_647],
    // RUN-33
    ['PLATFORM_ORDER_TIMEOUT_MS', 1, 86_400_000],
    ['PLATFORM_CONNECTIONS', 1, 65_535],
    ['RATE_LIMIT_MINUTES', 1, 1440],
    ['UPSTREAM_FRESH_SECONDS', 0, 31_536_000],
    ['PAGE_FRESH_SECONDS', 0, 31_536_000],
  ])('accepts for %s only whole numbers from %d to %d', (name, from, to) => {
    for (const value of [String(from), String(to), ` ${from} `]) expect(() => readConfig({ [name]: value })).not.toThrow()
    for (const value of [
      from - 1,
      to + 1,
      'front door',
      '1.5',
      '1e3',
      '0x10',
      '-0',
      '+1',
      '1,000',
      '١',
      'NaN',
      '9'.repeat(400),
    ]) {
      const problem = { issues: [`${name}: ${JSON.stringify(String(value))} is not a whole number from ${from} to ${to}`] }
      expect(() => readConfig({ [name]: String(value) })).toThrow(expect.objectContaining(problem))
    }
  })

  it('reads limits by name and keeps the default of the others', () => {
    const { rateLimits, cache } = readConfig({ RATE_LIMITS: ' signIn=3, order = 0,', CACHE_MB: 'pages=256' })
    expect(rateLimits.most).toEqual({ ...readConfig({}).rateLimits.most, signIn: 3, order: 0 })
    expect(cache).toEqual({ ...readConfig({}).cache, pageBytes: 256 * 1024 * 1024 })
  })

  it.each([
    ['RATE_LIMITS', 'sigIn=3', '"sigIn=3" does not start with one of signIn, passwordReset, coupon'],
    ['RATE_LIMITS', '5', '"5" does not start with one of signIn,'],
    ['RATE_LIMITS', '__proto__=5', '"__proto__=5" does not start with one of signIn,'],
    ['RATE_LIMITS', 'signIn=-1', '"signIn=-1" is not signIn= and a whole number from 0 to 1000000'],
    ['RATE_LIMITS', 'signIn=1000001', '"signIn=1000001" is not signIn= and a whole number from 0 to 1000000'],
    ['RATE_LIMITS', 'signIn=1=2', '"signIn=1=2" is not signIn= and a whole number'],
    ['HOST', '999.1.1.1', '"999.1.1.1" is not an address to listen on, such as 0.0.0.0 or localhost'],
    // RUN-48
    ['RATE_LIMITS', 'order=2,signIn=3, order=0', 'order is named twice'],
    ['CACHE_MB', 'pages=1,pages=1', 'pages is named twice'],
    ['RENDERS', 'atOnce=2,atOnce=3', 'atOnce is named twice'],
    ['CACHE_MB', 'pages', '"pages" is not pages= and a whole number from 0 to 1048576'],
    ['CACHE_MB', 'pages=1e3', '"pages=1e3" is not pages= and a whole number from 0 to 1048576'],
  ])('rejects %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${sentence}`)
  })

  it.each([
    ['LOG_LEVEL', 'loud', '"loud" is not one of fatal, error, warn, info, debug, trace, silent'],
    ['SERVICE_WORKER', 'yes', '"yes" is not one of true, false, 1, 0'],
    ['PLATFORM_INDEX', 'Oak', '"Oak" is not an index name; use lower-case letters, digits and _'],
    ['PLATFORM_URL', 'ftp://me:secret@platform.example', 'This has to be an address that starts with http:// or https://'],
  ])('names the allowed values if %s is %s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ issues: [`${name}: ${sentence}`] }))
  })

  it('reports invalid variables and invalid content at once', () => {
    const { directory, file } = editedContent('shop/settings.yaml', () => 'cart: { counts: pieces }')
    const read = () => readConfig({ CONTENT_DIR: directory, PORT: 'x', TIER_PRICES: 'true' })
    expect(read).toThrow(
      expect.objectContaining({
        issues: [
          'PORT: "x" is not a whole number from 0 to 65535',
          `TIER_PRICES: is no longer read; set platform.tierPrices in ${directory}/shop/settings.yaml`,
          expect.stringContaining(`${file}:1 cart.counts: `),
        ],
      }),
    )
  })

  it('reports all invalid variables at once', () => {
    const wrong = { PORT: 'front door', PLATFORM_URL: 'ftp://platform.example', LOG_LEVEL: 'loud', CACHE_MB: 'pages=heavy' }
    const read = () => readConfig(wrong)
    expect(read).toThrow(ConfigError)
    for (const name of Object.keys(wrong)) expect(read).toThrow(name)
  })
})
