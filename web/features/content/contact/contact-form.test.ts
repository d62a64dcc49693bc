import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../test/kit/languages.ts'
import { messageAbout } from './contact-form.tsx'

const words = {
  question: (product: string) => `Question about ${product}`,
  back: (product: string) => `When will ${product} be back?`,
  tellMe: (product: string) => `Please tell me about ${product}.`,
}

const search = (query: Record<string, string>) => `?${new URLSearchParams(query)}`
const LONG = 'Oak '.repeat(30)

// PROD-66
describe('messageAbout', () => {
  it.each([
    ['asks about a product', { name: 'Oak board', sku: 'OAK' }, 'Question about Oak board (OAK)', ''],
    [
      'asks to be told when a product is back',
      { name: 'Oak board', sku: 'OAK', waits: '' },
      'When will Oak board (OAK) be back?',
      'Please tell me about Oak board (OAK).',
    ],
    ['has only the sku if the name is too long for a subject', { name: LONG, sku: 'OAK' }, 'Question about OAK', ''],
    ['is empty if the sku is too long for a subject', { name: 'Oak', sku: LONG }, '', ''],
    ['is empty without a sku', { name: 'Oak' }, '', ''],
    ['is empty without a name', { sku: 'OAK', waits: '' }, '', ''],
    ['is empty for control characters', { name: 'Oak', sku: 'O\u0000K' }, '', ''],
    ['is empty without a query', {}, '', ''],
  ])('%s', (_name, query, subject, text) => {
    expect(messageAbout(search(query as Record<string, string>), words)).toEqual({ subject, text })
  })
})

// UI-74
it.each(Object.entries(LANGUAGES))("labels of the contact form end with a letter: '%s'", (_, { words }) => {
  const { name, email, subject, message } = words.get('content').contact
  for (const label of [name, email, subject, message]) expect(label).toMatch(/\p{Letter}$/u)
})
