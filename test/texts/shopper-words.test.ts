import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const textsIn = (language: string) => readFileSync(`schema/messages/${language}.json`, 'utf8')

/** Whether the texts have the word; letters may follow, as in an inflected form. */
const hasWord = (texts: string, word: string) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(texts)

const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Words for shoppers')
const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$/gm)]
  .map((row) => row.slice(1).map((cell) => cell.split(',').flatMap((word) => word.trim() || [])))
  .filter(([english = []]) => english[0] !== 'English')

describe('the words for shoppers in the glossary', () => {
  it.each([
    ['German', 'de', 1],
    ['Italian', 'it', 2],
  ])('are those of the %s texts', (_, language, column) => {
    const texts = textsIn(language)
    expect(rows.length).toBeGreaterThan(20)
    const words = rows.flatMap((row) => row[column] ?? [])
    expect(words.filter((word) => !hasWord(texts, word))).toEqual([])
    const avoided = rows.flatMap((row) => row[3] ?? [])
    expect(avoided.filter((word) => hasWord(texts, word))).toEqual([])
  })
})

// TEXT-25
it.each(['de', 'it'])('numbers in the texts have a point, not a comma, before the last three digits: %s', (language) => {
  expect(textsIn(language).match(/\d,\d{3}(?!\d)/g)).toBeNull()
})
