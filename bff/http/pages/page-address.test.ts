import { describe, expect, it } from 'vitest'
import { memoizedPageAddress, pageAddress } from './page-address.ts'

const address = (path: string) => pageAddress(new URL(path, 'http://shop.test'), ['wood_type', 'price'])

describe('pageAddress', () => {
  it.each([
    ['a bare path', '/decking', '/decking'],
    ['listing parameters in a fixed order', '/decking?sort=latest&page=2&wood_type=9', '/decking?wood_type=9&sort=latest&page=2'],
    ['several values of one facet in a fixed order', '/decking?wood_type=9&wood_type=12', '/decking?wood_type=12&wood_type=9'],
    ['no parameters that cannot change the page', '/decking?utm_source=x&fbclid=1', '/decking'],
    ['no empty values', '/search?q=&sort=', '/search'],
    ['what the shopper typed, escaped', '/search?q=10%25%20off%20🪵', '/search?q=10%25+off+%F0%9F%AA%B5'],
  ])('keeps %s', (_, path, expected) => {
    expect(address(path)).toBe(expected)
  })

  it('drops more values than a shopper would choose', () => {
    const many = Array.from({ length: 500 }, (_, i) => `wood_type=${i}`).join('&')
    expect(address(`/decking?${many}`).split('&')).toHaveLength(40)
  })

  it('is stable across repeated and interleaved requests', () => {
    const readAddress = memoizedPageAddress(['wood_type'])
    const asked = ['/decking?page=2', '/decking?page=3', '/decking?page=2&gclid=1', '/decking?page=2']
    const read = asked.map((url) => readAddress(url, 'http://shop.test'))
    expect(read).toEqual(['/decking?page=2', '/decking?page=3', '/decking?page=2', '/decking?page=2'])
    expect(asked.map((url) => readAddress(url, 'http://shop.test'))).toEqual(read)
  })

  it.each([
    ['//evil.test/decking', '//evil.test/decking'],
    ['//%25/', '//%25/'],
    ['///', '///'],
    ['//[::1/', '//[::1/'],
    ['/\\\\evil.test', '///evil.test'],
    ['/@evil.test', '/@evil.test'],
    ['/a/../../b', '/b'],
  ])('keeps a path a path, whatever it looks like: %s', (url, expected) => {
    expect(memoizedPageAddress([])(url, 'http://shop.test')).toBe(expected)
  })
})
