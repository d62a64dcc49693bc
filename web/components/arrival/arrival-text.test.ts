import { describe, expect, it } from 'vitest'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'
import { arrivalText, orderByText } from './arrival-text.ts'

const wordsIn = async (language: string) => (await allMessages({ ...BRITISH, language })).get('cart').arrival
const words = { 'en-GB': await wordsIn('en-GB'), 'de-DE': await wordsIn('de-DE'), 'it-IT': await wordsIn('it-IT') }
const delivery = { date: '2026-11-25', time: null, daysAhead: 1, minutesLeft: 130 }
const collection = { date: '2026-11-25', time: '14:00', daysAhead: 0, minutesLeft: null }

// DELIVERY-4, DELIVERY-5
describe('arrivalText', () => {
  it.each([
    ['en-GB', { ...delivery, daysAhead: 2 }, /^Arrives on Wed,? 25 November$/],
    ['en-GB', delivery, /^Arrives tomorrow$/],
    ['en-GB', collection, /^Collect today from 14:00$/],
    ['de-DE', { ...delivery, daysAhead: 2 }, /^Lieferung am Mi\., 25\. November$/],
    ['de-DE', collection, /^Abholung heute ab 14:00\u00a0Uhr$/],
    ['it-IT', { ...delivery, daysAhead: 2 }, /^Consegna mer 25 novembre$/],
    ['it-IT', collection, /^Ritiro oggi dalle 14:00$/],
  ] as const)('names the day in %s for %j', (locale, arrival, expected) => {
    expect(arrivalText(arrival, words[locale], locale)).toMatch(expected)
  })

  it('names the date in a text that is kept', () => {
    expect(arrivalText(delivery, words['en-GB'], 'en-GB', true)).toMatch(/^Arrives on Wed,? 25 November$/)
    const at = { name: 'Heartwood Leeds', hours: '7:30–17:00' }
    expect(arrivalText({ ...collection, branch: at }, words['en-GB'], 'en-GB')).toBe(
      'Collect today from 14:00 at Heartwood Leeds (open 7:30–17:00)',
    )
    expect(arrivalText(collection, words['en-GB'], 'en-GB', true)).toMatch(/^Collect on Wed,? 25 November from 14:00$/)
  })
})

// DELIVERY-4
describe('orderByText', () => {
  it.each([
    ['en-GB', delivery, 'Order in 2\u00a0h 10\u00a0min for delivery tomorrow'],
    ['en-GB', { ...delivery, minutesLeft: 59 }, 'Order in 59\u00a0min for delivery tomorrow'],
    ['en-GB', { ...delivery, minutesLeft: 60 }, 'Order in 1\u00a0h for delivery tomorrow'],
    ['en-GB', { ...delivery, minutesLeft: null }, 'Arrives tomorrow'],
    ['de-DE', delivery, 'In den nächsten 2\u00a0Std. 10\u00a0Min. bestellt: Lieferung morgen'],
    ['it-IT', delivery, 'Ordinando entro 2\u00a0h 10\u00a0min, consegna domani'],
  ] as const)('says in %s for %j: %s', (locale, arrival, expected) => {
    expect(orderByText(arrival, words[locale], locale)).toBe(expected)
  })
})
