import { describe, expect, it } from 'vitest'
import { toBranches } from './branches.ts'
import { readConfig } from './config.ts'
import { editedShop } from './testing/edited-content.ts'

// STORE-1
describe('branch settings', () => {
  it('become branches with the opening hours of the shop, or their own', () => {
    const { branches, opening } = readConfig({}).shop
    expect(toBranches(branches, opening)).toMatchObject([
      { id: 'leeds', address: { street: 'Unit 3, Sawmill Lane', city: 'Leeds' }, opening, timeZone: 'Europe/London' },
    ])
    const { directory } = editedShop('    map:\n', `    opening: ['9:00-12:00', null, null, null, null, null, null]\n    map:\n`)
    const own = readConfig({ CONTENT_DIR: directory }).shop
    expect(toBranches(own.branches, own.opening)[0]?.opening?.[0]).toBe('9:00-12:00')
  })

  it.each([
    ['an id that is no word', 'id: leeds', 'id: Leeds 1', /branches.0.id: has to be a word such as leeds/],
    [
      'an unknown time zone',
      /phone: .*\n {4}timeZone: .*/,
      'timeZone: Europe/Leeds',
      /branches.0.timeZone: .*is not a time zone/,
    ],
    ['a place beside the map', 'at: [57, 31]', 'at: [57, 61]', /branches.0.map.at/],
    ['an unknown setting', 'street:', 'road: x\n    street:', /branches.0.road: is not a setting/],
    ['a method collected at an unknown branch', 'branch: leeds', 'branch: york', /methods.2.branch: is not the id of a branch/],
    ['a delivery with a branch', 'days: 1 }', 'days: 1, branch: leeds }', /methods.1: has a branch although it is no collection/],
  ])('stop the start with file and line for %s', (_, part, instead, message) => {
    const { directory } = editedShop(part, instead)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(message)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(/default\.yaml:\d+ /)
  })
})
