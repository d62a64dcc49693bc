import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

const KIOSK = 'https://kiosk.example'
const [SHELL = ''] = [...documents].find(([, text]) => text.startsWith('query Shell')) ?? []

const CLIENTS = `clients:
  - { id: kiosk, documents: kiosk.json, scopes: [public, cart], origins: ['${KIOSK}'] }
  - { id: reader, documents: reader.json, scopes: [public], origins: ['https://reader.example'] }
  - { id: app, documents: app.json, scopes: [public, cart, customer], requestsPerMinutePerNetwork: 3 }
`
const KIOSK_DOCUMENTS = {
  code: 'query Code { store { code } }',
  cart: 'query Cart { cart { quantity } }',
  who: 'query Who { customer { email } }',
  sync: 'mutation Sync($input: CartSyncInput!) { cartSync(input: $input) { cart { quantity } userErrors { code } } }',
}
const READER_DOCUMENTS = { code: 'query Currency { store { currency } }', cart: KIOSK_DOCUMENTS.cart }

let shop: HttpShop
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clients-'))
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
  writeFileSync(join(folder, 'clients.yaml'), CLIENTS)
  write('kiosk.json', KIOSK_DOCUMENTS)
  write('reader.json', READER_DOCUMENTS)
  write('app.json', { code: KIOSK_DOCUMENTS.code })
  shop = await httpShop({ PLAYGROUND: 'false', CLIENTS_FILE: join(folder, 'clients.yaml') })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true })
})

type Headers = Readonly<Record<string, string>>
const post = (client: string, body: object, headers: Headers = {}) =>
  request(shop.url)
    .post('/graphql')
    .set({
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-heartwood-client': client,
      ...headers,
    })
    .send(body)
const get = (client: string, documentId: string, headers: Headers = {}) =>
  request(shop.url)
    .get('/graphql')
    .query({ documentId })
    .set({ 'x-heartwood-client': client, ...headers })
const refusal = ({ status, text }: request.Response) => [status, JSON.parse(text).errors?.[0]?.extensions?.code]

const createSync = (quantity: number, revision = 1) => ({
  documentId: 'sync',
  variables: { input: { deviceId: 'kiosk-1', revision, lines: [{ key: 'a', sku: 'OSB3-18', quantity }] } },
})

// FRONT-2
describe('a registered client', () => {
  it('executes its own documents, over GET and POST', async () => {
    expect((await get('kiosk', 'code')).body).toEqual({ data: { store: { code: 'default' } } })
    expect((await post('kiosk', { documentId: 'code' })).body).toEqual({ data: { store: { code: 'default' } } })
  })

  it('gets no answer of another client with the same document id, cached or not', async () => {
    for (const _ of [1, 2]) {
      expect((await get('kiosk', 'code')).body.data).toEqual({ store: { code: 'default' } })
      expect((await get('reader', 'code')).body.data).toEqual({ store: { currency: 'GBP' } })
    }
    expect((await get('kiosk', 'code')).headers.vary).toContain('x-heartwood-client')
  })

  it.each([
    ['of another client', { documentId: 'who', client: 'reader' }],
    ["of the shop's pages", { documentId: SHELL, client: 'kiosk' }],
    ['of no client', { documentId: '__proto__', client: 'kiosk' }],
  ])('cannot execute a document %s', async (_, { documentId, client }) => {
    expect(refusal(await post(client, { documentId }))).toEqual([400, 'PERSISTED_DOCUMENT_NOT_FOUND'])
  })

  it('cannot send free queries', async () => {
    expect(refusal(await post('kiosk', { query: '{ store { code } }' }))).toEqual([400, 'PERSISTED_DOCUMENT_REQUIRED'])
  })

  it.each(['other', 'Kiosk', '', '__proto__', 'constructor', 'kiosk, reader'])('is refused if unknown: %j', async (client) => {
    for (const answer of [await post(client, { documentId: 'code' }), await get(client, 'code')]) {
      expect(refusal(answer)).toEqual([403, 'CLIENT_UNKNOWN'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it("leaves the shop's pages as they are", async () => {
    const { status, headers } = await request(shop.url).get('/graphql').query({ documentId: SHELL })
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=45, stale-while-revalidate=600'])
  })
})

// FRONT-3
describe('the scopes of a client', () => {
  it('refuse operations that need another scope', async () => {
    expect(refusal(await post('kiosk', { documentId: 'who' }))).toEqual([403, 'CLIENT_SCOPE'])
    expect(refusal(await post('reader', { documentId: 'cart' }))).toEqual([403, 'CLIENT_SCOPE'])
    expect((await post('kiosk', { documentId: 'cart' })).body).toEqual({ data: { cart: null } })
  })
})

// FRONT-4
describe('a page of a client', () => {
  it('reads answers and its session at its own origin, without credentials', async () => {
    const { status, headers } = await post('kiosk', createSync(1), { origin: KIOSK, 'sec-fetch-site': 'cross-site' })
    expect([status, headers['access-control-allow-origin']]).toEqual([200, KIOSK])
    expect(headers['access-control-expose-headers']).toContain('x-heartwood-session')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    const preflight = await request(shop.url).options('/graphql').set({
      origin: KIOSK,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-heartwood-client',
    })
    expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization,content-type,x-heartwood-client',
    ])
  })

  it.each(['https://reader.example', 'https://evil.example', 'null', `${KIOSK}.evil.example`])(
    'is refused at the origin %s',
    async (origin) => {
      for (const answer of [await post('kiosk', { documentId: 'cart' }, { origin }), await get('kiosk', 'code', { origin })])
        expect(refusal(answer)).toEqual([403, 'CLIENT_ORIGIN'])
    },
  )

  it('is a page of another site unless it names its client', async () => {
    const answer = await request(shop.url)
      .post('/graphql')
      .set({ origin: KIOSK, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', 'x-heartwood': '1' })
      .send({ documentId: SHELL })
    expect(refusal(answer)).toEqual([403, 'CROSS_SITE_REQUEST'])
  })
})

// FRONT-5
describe('the quota of a client', () => {
  it('refuses further requests with 429 and says when to try again', async () => {
    for (const _ of [1, 2, 3]) expect((await get('app', 'code')).status).toBe(200)
    const answer = await get('app', 'code')
    expect(refusal(answer)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect([answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(['60', 'no-store'])
    expect((await get('kiosk', 'code')).status).toBe(200)
  })
})

// FRONT-6
describe('the session of a client', () => {
  it('is a token that the next requests send', async () => {
    const first = await post('kiosk', createSync(3))
    const token = String(first.headers['x-heartwood-session'])
    expect([first.body.data.cartSync, first.headers['set-cookie']]).toEqual([
      { cart: { quantity: 3 }, userErrors: [] },
      undefined,
    ])
    const read = await post('kiosk', { documentId: 'cart' }, { authorization: `Bearer ${token}` })
    expect([read.body.data, read.headers['x-heartwood-session']]).toEqual([{ cart: { quantity: 3 } }, undefined])
    expect((await post('kiosk', { documentId: 'cart' })).body.data).toEqual({ cart: null })
  })

  it('is refused if its token is invalid', async () => {
    const answer = await post('kiosk', { documentId: 'cart' }, { authorization: 'Bearer hw1_none' })
    expect(refusal(answer)).toEqual([401, 'SESSION_INVALID'])
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })
})

// FRONT-7
describe('credentials of two kinds', () => {
  it('are refused: a client with a session cookie', async () => {
    const token = String((await post('kiosk', createSync(1))).headers['x-heartwood-session'])
    for (const authorization of [{ authorization: `Bearer ${token}` }, {}])
      expect(refusal(await post('kiosk', { documentId: 'cart' }, { cookie: 'heartwood-session=a.b', ...authorization }))).toEqual(
        [400, 'CREDENTIALS_MIXED'],
      )
  })

  it('are refused: a token without its client', async () => {
    const token = String((await post('kiosk', createSync(1))).headers['x-heartwood-session'])
    const answer = await request(shop.url)
      .post('/graphql')
      .set({ 'content-type': 'application/json', 'x-heartwood': '1', authorization: `Bearer ${token}` })
      .send({ documentId: SHELL })
    expect(refusal(answer)).toEqual([403, 'CLIENT_UNKNOWN'])
  })

  it('are not confused: a token of a proxy in front of the shop is not read', async () => {
    const answer = await request(shop.url)
      .get('/graphql')
      .query({ documentId: SHELL })
      .set({ authorization: 'Bearer eyJhbGciOi.proxy' })
    expect(answer.status).toBe(200)
  })
})
