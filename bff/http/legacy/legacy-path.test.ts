import { describe, expect, it } from 'vitest'
import type { LegacyRoute } from '../../config/legacy.ts'
import { isLegacyPath, publicQuery } from './legacy-path.ts'

const ROUTES: readonly LegacyRoute[] = [
  { method: 'GET', segments: ['api', 'stock', 'check', null] },
  { method: 'POST', segments: ['api', 'catalog', null, 'product', '_search'] },
]

// LEGACY-2
describe('isLegacyPath', () => {
  it.each([
    ['GET', '/api/stock/check/OAK-18'],
    ['GET', '/api/stock/check/oak%20board'],
    ['GET', '/api/stock/check/B%C3%BCche'],
    ['GET', '/api/stock/check/a.b~c'],
    ['POST', '/api/catalog/vue_storefront_catalog/product/_search'],
  ])('accepts %s %s', (method, path) => {
    expect(isLegacyPath(ROUTES, method, path)).toBe(true)
  })

  it.each([
    ['another method', 'POST', '/api/stock/check/OAK-18'],
    ['a method in lower case', 'get', '/api/stock/check/OAK-18'],
    ['a path above', 'GET', '/api/stock/check'],
    ['a path below', 'GET', '/api/stock/check/a/b'],
    ['a trailing slash', 'GET', '/api/stock/check/a/'],
    ['an empty segment', 'GET', '/api/stock/check/'],
    ['a doubled slash', 'GET', '/api//stock/check/a'],
    ['a leading doubled slash', 'GET', '//api/stock/check/a'],
    ['upper case', 'GET', '/API/stock/check/a'],
    ['an encoded letter', 'GET', '/%61pi/stock/check/a'],
    ['an encoded letter of a literal segment', 'GET', '/api/st%6fck/check/a'],
    ['a dot segment', 'GET', '/api/stock/check/..'],
    ['an encoded dot segment', 'GET', '/api/stock/check/%2e%2e'],
    ['more dots', 'GET', '/api/stock/check/...'],
    ['an encoded slash', 'GET', '/api/stock/check/a%2fb'],
    ['an encoded slash after a dot segment', 'GET', '/api/stock/check/..%2f..%2fuser'],
    ['an encoded backslash', 'GET', '/api/stock/check/a%5cb'],
    ['a backslash', 'GET', '/api/stock/check/a\\b'],
    ['a second encoding', 'GET', '/api/stock/check/a%252fb'],
    ['a path parameter', 'GET', '/api/stock/check/..;a'],
    ['an encoded path parameter', 'GET', '/api/stock/check/..%3ba'],
    ['NUL', 'GET', '/api/stock/check/a%00'],
    ['a line end', 'GET', '/api/stock/check/a%0d%0aX:1'],
    ['a broken encoding', 'GET', '/api/stock/check/%zz'],
    ['invalid UTF-8', 'GET', '/api/stock/check/%ff'],
    ['a fragment', 'GET', '/api/stock/check/a#b'],
    ['a long segment', 'GET', `/api/stock/check/${'a'.repeat(129)}`],
    ['an absolute address', 'GET', 'http://evil.example/api/stock/check/a'],
    ['no path', 'GET', ''],
  ])('rejects %s', (_, method, path) => {
    expect(isLegacyPath(ROUTES, method, path)).toBe(false)
  })

  it('rejects everything if no path is listed', () => {
    expect(isLegacyPath([], 'GET', '/api/stock/check/a')).toBe(false)
  })
})

// LEGACY-3
describe('publicQuery', () => {
  it.each([
    ['', ''],
    ['skus=a%2Cb&storeId=1', 'skus=a%2Cb&storeId=1'],
    ['token=1&skus=a', 'skus=a'],
    ['skus=a&TOKEN=1&cartId=2&groupToken=3', 'skus=a'],
    ['%74oken=1&skus=a', 'skus=a'],
    ['token[]=1&user[token]=2&skus=a', 'skus=a'],
    ['token&skus=a', 'skus=a'],
    ['%zz=1&skus=a', 'skus=a'],
    ['tokens=1&keyword=2', 'tokens=1&keyword=2'],
  ])('of %j is %j', (query, expected) => {
    expect(publicQuery(query)).toBe(expected)
  })

  it.each(['skus=ü', 'skus=a b', 'skus=\u0000', 'skus=\u007f'])('is null for %j, which is not encoded', (query) => {
    expect(publicQuery(query)).toBeNull()
  })
})
