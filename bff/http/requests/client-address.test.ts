import { describe, expect, it } from 'vitest'
import { countedNetworks, parseAddress, readableForwardedFor } from './client-address.ts'

// RATE-3
describe('parseAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7:51234 ', '192.0.2.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('reads %j as %s', (text, address) => {
    expect(parseAddress(text)).toBe(address)
  })

  it.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.7:',
    '192.0.2.7:1234567',
    'fe80::1%eth0',
    '999.1.1.1',
    '[::1',
    'a.example:80',
  ])('rejects %j', (text) => {
    expect(parseAddress(text)).toBeNull()
  })
})

// RATE-3
describe('readableForwardedFor', () => {
  it.each([
    ['198.51.100.7:5000, 10.0.0.2:443', '198.51.100.7, 10.0.0.2'],
    ['unknown, 198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, nonsense, 198.51.100.7', '198.51.100.7'],
    ['198.51.100.7, nonsense', null],
    ['', null],
  ])('reads %j as %j', (header, readable) => {
    expect(readableForwardedFor(header)).toBe(readable)
  })
})

// RATE-2
describe('countedNetworks', () => {
  const names = (address: string) => countedNetworks(address).map(({ name, times }) => `${name} ${times}`)

  it.each([
    ['192.0.2.7', ['192.0.2.7 10']],
    ['::ffff:192.0.2.7', ['192.0.2.7 10']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64 10', '2001:db8:1::/48 40']],
    ['2001:db8::1', ['2001:db8:0:0::/64 10', '2001:db8:0::/48 40']],
    ['::1', ['0:0:0:0::/64 10', '0:0:0::/48 40']],
  ])('counts %s for %j', (address, expected) => {
    expect(names(address)).toEqual(expected)
  })
})
