import { describe, expect, it } from 'vitest'
import { UsageError } from '../command-line.ts'
import { readArguments } from './arguments.ts'
import { OPTIONS, USUAL } from './plan.ts'

// RUN-27
describe('arguments of npm run capacity', () => {
  it('are the visits per day, with the usual assumptions', () => {
    expect(readArguments(['5000000'])).toEqual({ visits: 5_000_000, assumptions: USUAL })
  })

  it('override each assumption', () => {
    expect(
      Object.values(OPTIONS)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(Object.keys(USUAL).toSorted())
    for (const [name, { key }] of Object.entries(OPTIONS))
      expect(readArguments([`--${name}`, '1', '10']).assumptions).toEqual({ ...USUAL, [key]: 1 })
  })

  it.each([
    [[], 'The number of visits is missing.'],
    [['many'], '"many" is no number of visits.'],
    [['0'], '"0" is no number of visits.'],
    [['1e6'], '"1e6" is no number of visits.'],
    [['5,000,000'], '"5,000,000" is no number of visits.'],
    [['9999999999'], '"9999999999" is no number of visits.'],
    [['1', '2'], 'There is one number of visits, not 2: 1 2.'],
    [['1', '--visits', '2'], "Unknown option '--visits'."],
    [['1', '--peak'], "Option '--peak <value>' argument missing."],
    [['1', '--peak', 'high'], '--peak "high" is not a number from 1 to 100.'],
    [['1', '--peak', '101'], '--peak "101" is not a number from 1 to 100.'],
    [['1', '--peak', '0.5'], '--peak "0.5" is not a number from 1 to 100.'],
    [['1', '--pages', '-3'], "Option '--pages' has no value, or one that begins with '-'."],
    [['1', '--rendered', '1.1'], '--rendered "1.1" is not a number from 0 to 1.'],
    [['1', '--load', '0'], '--load "0" is not a number above 0 up to 1.'],
    [['1', '--spare', '1.5'], '--spare "1.5" is not a whole number from 0 to 1000.'],
  ])('stop with a sentence for %j', (words, message) => {
    expect(() => readArguments(words)).toThrow(new UsageError(message))
  })
})
