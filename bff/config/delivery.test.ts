import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { toDeliveryRules } from './delivery.ts'
import { editedShop } from './testing/edited-content.ts'

// DELIVERY-1
describe('delivery settings', () => {
  it('become rules with weekdays as numbers', () => {
    const { delivery } = readConfig({}).shop
    expect(delivery && toDeliveryRules(delivery)).toMatchObject({
      timeZone: 'Europe/London',
      cutOff: '12:00',
      workingDays: [1, 2, 3, 4, 5],
      methods: [
        { method: 'flatrate_flatrate', days: 2, hours: null, longest: 2400, heaviest: 150 },
        { method: 'pallet_pallet', days: 1, hours: null, longest: null, heaviest: null },
        { method: 'branch_collect', days: null, hours: 2, longest: null, heaviest: null, free: true },
      ],
    })
  })

  it('may be left out', () => {
    const { directory } = editedShop(/^delivery:\n(?: .*\n)+/m, '')
    expect(readConfig({ CONTENT_DIR: directory }).shop.delivery).toBeNull()
  })

  it.each([
    ['a time that does not exist', /cutOff: .*/, "cutOff: '25:00'", 'delivery.cutOff: has to be a time such as 12:00'],
    ['an unknown time zone', /^ {2}timeZone: .*/m, '  timeZone: Europe/Leeds', /delivery.timeZone: .*is not a time zone/],
    ['a week without working days', /workingDays: .*/, 'workingDays: []', 'delivery.workingDays: needs at least one day'],
    ['an unknown weekday', /workingDays: .*/, 'workingDays: [mon]', /delivery.workingDays.0: has to be one of monday, /],
    [
      'a day that no calendar has',
      "- '2026-12-25'",
      "- '2027-02-31'",
      'delivery.holidays.0: has to be a date such as 2026-12-25',
    ],
    ['a negative lead time', 'days: 1 }', 'days: -1 }', /delivery.methods.1.days: has to be 0 or more/],
    ['a piece without a length', 'longest: 2400', 'longest: 0', /delivery.methods.0.longest: has to be 1 or more/],
    // DELIVERY-24
    ['an order without a weight', 'heaviest: 150', 'heaviest: 0', /delivery.methods.0.heaviest: has to be above 0/],
    ['a method without a carrier', 'method: pallet_pallet', 'method: pallet', /delivery.methods.1.method: has to be the carrier/],
    [
      'a method that is listed twice',
      'method: pallet_pallet',
      'method: flatrate_flatrate',
      /delivery.methods.1.method: is listed twice/,
    ],
    [
      'a method with neither days nor hours',
      'pallet_pallet, days: 1',
      'pallet_pallet',
      'delivery.methods.1: needs either days or hours',
    ],
    ['a method with days and hours', 'hours: 2', 'hours: 2, days: 1', 'delivery.methods.2: needs either days or hours'],
    ['an unknown setting', 'longest: 2400', 'longst: 2400', 'delivery.methods.0.longst: is not a setting; did you mean longest?'],
  ])('stop the start with file, line and setting for %s', (_, part, instead, sentence) => {
    const { directory, file } = editedShop(part, instead)
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(instead))
    const issue = typeof sentence === 'string' ? `${file}:${line + 1} ${sentence}` : expect.stringMatching(sentence)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(expect.objectContaining({ issues: [issue] }))
  })
})
