import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { fromOwnPage } from './own-page.ts'

const isOwnPage = fromOwnPage(() => 'https://shop.example')
const app = Fastify()
app.post('/', async (request) => isOwnPage(request))
const fetchStatus = async (headers: Readonly<Record<string, string>>) =>
  (await app.inject({ method: 'POST', url: '/', headers: { 'x-heartwood': '1', ...headers } })).json()

describe('fromOwnPage', () => {
  it.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    ['a typed URL', { 'sec-fetch-site': 'none' }],
    ['the page in an old browser', { origin: 'https://shop.example' }],
    ['a client that is not a browser', {}],
  ])('accepts a request from %s', async (_, headers) => {
    expect(await fetchStatus(headers)).toBe(true)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that claims this origin', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['a sibling subdomain in an old browser', { origin: 'https://blog.shop.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another scheme', { origin: 'http://shop.example' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    ['an empty origin', { origin: '' }],
    ['several sites in one header', { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['a form, which cannot set the header', { 'x-heartwood': '', 'sec-fetch-site': 'same-origin' }],
    ['a client with a wrong header value', { 'x-heartwood': 'yes' }],
  ])('rejects a request from %s', async (_, headers) => {
    expect(await fetchStatus(headers)).toBe(false)
  })
})
