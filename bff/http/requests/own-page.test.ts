import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { fromOwnPage } from './own-page.ts'

const isOwnPage = fromOwnPage(() => 'https://shop.example')
const app = Fastify()
app.post('/', async (request) => isOwnPage(request))
const asked = async (headers: Readonly<Record<string, string>>) =>
  (await app.inject({ method: 'POST', url: '/', headers: { 'x-heartwood': '1', ...headers } })).json()

describe('a request', () => {
  it.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    ['nobody but the shopper', { 'sec-fetch-site': 'none' }],
    ['the page in an old browser', { origin: 'https://shop.example' }],
    ['what is no browser', {}],
  ])('comes from the shop: %s', async (_, headers) => {
    expect(await asked(headers)).toBe(true)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that says it is this one', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
    ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['a neighbour in an old browser', { origin: 'https://blog.shop.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another scheme', { origin: 'http://shop.example' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    ['no page at all, as it says', { origin: '' }],
    ['several, as it says', { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['a form, which cannot send the header', { 'x-heartwood': '', 'sec-fetch-site': 'same-origin' }],
    ['who does not know the header', { 'x-heartwood': 'yes' }],
  ])('comes from elsewhere: %s', async (_, headers) => {
    expect(await asked(headers)).toBe(false)
  })
})
