import { describe, expect, it } from 'vitest'
import { BLOCKS, PAGES } from '../content/documents.ts'
import { readFolder } from '../read-data.ts'
import { familyFile } from './family.ts'
import { PRODUCT_LINES } from './product-lines.ts'

const FAMILIES = readFolder('families', familyFile)

/** Returns all texts of a family in every language: its text, points and reviews. */
const listTexts = ({ text, points, reviews }: (typeof FAMILIES)[number]['content']): string[] => [
  ...[text, ...points].flatMap(({ en, de, it }) => [en, de, it]),
  ...Object.values(reviews).flatMap((list) => list.flatMap((review) => [review.title, review.text])),
]

describe('family texts', () => {
  it.each<[string, RegExp, RegExp]>([
    [
      'screws',
      /\bscrew|schraub(?!zwinge)|\bvit[ei]\b|\bavvit/i,
      /^(fixings\/(wood|decking)-screws|decking\/decking-(boards|kits)|timber\/cladding|stairs\/(newels|treads)|fencing\/sleepers|doors\/ironmongery)$/,
    ],
    [
      'boards',
      /\bboards?\b|\bdielen?\b|\bbretter?\b|\btavole?\b/i,
      /^(timber|decking|flooring)\/|^(fencing\/featheredge|fixings\/decking-screws|finishes\/stains)$/,
    ],
    ['sheets', /\bsheets?\b|\bplatten?\b/i, /^sheets\/|^tools\/abrasives$/],
    ['saws', /\bsaws?\b|säge|\bseg[ah]e?\b/i, /^(services\/cutting|mouldings\/(skirting|beading))$/],
    ['lorries', /\blorr(y|ies)\b|\blkw\b|\bcamion\b/i, /^(services\/delivery|decking\/decking-kits)$/],
    ['tins', /\btins?\b|\bdosen?\b|\blatta\b/i, /^finishes\/|^fixings\/nails$/],
    ['brushes', /\bbrush(es|ed)?\b|\bpinsel\b|\bpennell/i, /^finishes\/|^decking\/decking-cleaner$/],
    ['drying', /\bmoisture\b|\bholzfeuchte\b/i, /^timber\//],
    ['glue', /\bglue[ds]?\b|\bverleim|\bincoll/i, /^(adhesives|timber|sheets|stairs|mouldings)\//],
    ['VAT', /\bVAT\b/, /^timber\/(construction-timber|planed-softwood)$/],
  ])('mention %s only in matching families', (_, word, places) => {
    const speaking = FAMILIES.filter(({ content }) => listTexts(content).some((words) => word.test(words))).map(
      ({ path }) => path,
    )
    expect(speaking.filter((path) => !places.test(path))).toEqual([])
    expect(speaking.length).toBeGreaterThan(0)
  })

  it('are unique: no text and no review appears in two families', () => {
    const own = FAMILIES.flatMap(({ content: { text, reviews } }) => [
      text.en,
      text.de,
      text.it,
      ...Object.values(reviews).flatMap((list) => list.map((review) => `${review.title}: ${review.text}`)),
    ])
    expect(own.filter((words, i) => own.indexOf(words) !== i)).toEqual([])
  })

  it('are written in each language', () => {
    for (const { path, content } of FAMILIES) {
      const { reviews } = content
      expect([path, Math.min(reviews.en.length, reviews.de.length, reviews.it.length)]).not.toEqual([path, 0])
      expect([path, content.text.en === content.text.de]).toEqual([path, false])
    }
  })
})

describe('facts in texts', () => {
  const pages = [...PAGES, ...BLOCKS].flatMap(({ content }) => Object.values(content))

  it('name a single order deadline for the next working day', () => {
    const promises = [...FAMILIES.flatMap(({ content }) => listTexts(content)), ...pages].filter((words) =>
      /next working day|nächsten Werktag|giorno lavorativo seguente/.test(words),
    )
    expect(promises.length).toBeGreaterThanOrEqual(5)
    for (const words of promises)
      expect(words).toMatch(/Order by noon|ordered by noon|in stock by noon|mittags bestellt|entro mezzogiorno/)
  })

  it('name only lengths that the mouldings are sold in', () => {
    const named = PRODUCT_LINES.filter(({ picture }) => picture.form === 'moulding').flatMap(({ code, about, variants = [] }) => {
      const sold = variants.flat().map(({ length }) => Number(length) / 1000)
      return [...about.en.matchAll(/length of (\d\.\d) m/g)].map(([, metres]) => ({
        code,
        metres,
        isSold: sold.includes(Number(metres)),
      }))
    })
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ isSold }) => !isSold)).toEqual([])
  })
})
