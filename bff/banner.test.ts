import { describe, expect, it } from 'vitest'
import { contentWith } from '../test/kit/content.ts'
import { banner, localOrigin } from './banner.ts'
import { readConfig } from './config/config.ts'

const SANDBOX = { url: 'http://localhost:8080', close: async () => undefined, logins: [] }
const SHOP = 'http://localhost:3000'
const bannerLines = (env: Readonly<Record<string, string>>, platform: Parameters<typeof banner>[2]) =>
  banner(readConfig(env), SHOP, platform)
    .trim()
    .split(/\s*\n\s*/)

describe('the banner of a started shop', () => {
  it('lists the addresses, the demo accounts and the languages to try', () => {
    const customer = { title: 'Customer', email: 'anna@stairworks.example', password: 'x' }
    expect(bannerLines({}, { ...SANDBOX, logins: [customer] })).toEqual([
      'Shop        http://localhost:3000',
      'GraphQL     http://localhost:3000/graphql',
      'Playground  http://localhost:3000/graphiql',
      'Sandbox     http://localhost:8080',
      'Outbox      http://localhost:8080/sandbox',
      'Customer    anna@stairworks.example  x',
      'Try         open: [de, it] in bff/content/shop/store-views.yaml  German at /de, Italian at /it',
    ])
  })

  it('suggests no languages if they are open or the platform is not the sandbox', () => {
    expect(bannerLines(contentWith({ storeViews: { open: ['de'] } }), SANDBOX).filter((line) => line.startsWith('Try'))).toEqual(
      [],
    )
    expect(bannerLines({ PLATFORM_URL: 'https://timber.example' }, { url: 'https://timber.example' })).toEqual([
      'Shop        http://localhost:3000',
      'GraphQL     http://localhost:3000/graphql',
      'Platform    https://timber.example',
    ])
  })
})

describe('localOrigin', () => {
  it.each([
    ['http://127.0.0.1:3000', '0.0.0.0', 'http://localhost:3000'],
    ['http://[::1]:3000', '::', 'http://localhost:3000'],
    ['http://127.0.0.1:80', '0.0.0.0', 'http://localhost'],
    ['http://127.0.0.1:3000', '127.0.0.1', 'http://127.0.0.1:3000'],
    ['http://192.0.2.7:3000', '192.0.2.7', 'http://192.0.2.7:3000'],
  ])('of a server at %s with HOST=%s is %s', (address, host, origin) => {
    expect(localOrigin(address, host)).toBe(origin)
  })
})
