import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

// LEGACY-1
describe('LEGACY_API', () => {
  it('passes nothing on by default', () => {
    expect(readConfig({}).legacy.routes).toEqual([])
  })

  it('lists methods and paths, with a star for one segment', () => {
    const { routes } = readConfig({
      LEGACY_API: 'GET /api/stock/check/*, POST /api/catalog/vue_storefront_catalog/product/_search,',
    }).legacy
    expect(routes).toEqual([
      { method: 'GET', segments: ['api', 'stock', 'check', null] },
      { method: 'POST', segments: ['api', 'catalog', 'vue_storefront_catalog', 'product', '_search'] },
    ])
  })

  it.each([
    '/api/stock/check',
    'GET api/stock/check',
    'get /api/stock/check',
    'PUT /api/stock/check',
    'GET  /api/stock/check',
    'GET /api',
    'GET /api/',
    'GET /api/*',
    'GET /api/**',
    'GET /api/stock/',
    'GET /api//stock',
    'GET /api/../stock',
    'GET /api/stock/..',
    'GET /api/stock/.*',
    'GET /api/stock/ch*',
    'GET /api/stock/:sku',
    'GET /api/stock/%2e%2e',
    'GET /api/stock?skus=1',
    'GET /API/stock',
    'GET /media/a.pdf',
    'GET https://evil.example/api/stock',
    `GET /api${'/a'.repeat(13)}`,
  ])('rejects %j, which is no exact path', (entry) => {
    expect(() => readConfig({ LEGACY_API: `GET /api/stock/check,${entry}` })).toThrow(
      `LEGACY_API: ${JSON.stringify(entry.trim())} is not a method and a path, such as GET /api/stock/check/*`,
    )
  })

  it.each([
    'POST /api/user/login',
    'GET /api/user/*',
    'GET /api/cart/pull',
    'POST /api/order',
    'POST /api/USER/login',
    'POST /api/review/create',
    'GET /api/sync/order/*',
    'POST /api/ext/mail-service/send-email',
    'POST /api/ext/magento2-subscribe/subscribe',
    'POST /api/ext/*/send-email',
  ])('rejects %j, which is private', (entry) => {
    expect(() => readConfig({ LEGACY_API: entry })).toThrow(
      `LEGACY_API: ${JSON.stringify(entry)} is not public: carts, customers, orders and messages have no legacy paths`,
    )
  })
})
