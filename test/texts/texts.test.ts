import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../kit/languages.ts'
import { SPECIFICATION_TEXTS, type SpecificationText, UNSAID_TEXTS } from '../kit/specification-texts.ts'

const { '': english, ...translations } = LANGUAGES
const texts = Object.entries(SPECIFICATION_TEXTS).flatMap(([number, all]) =>
  all.map((row: SpecificationText) => ({ number, ...row })),
)

describe('texts of the specification', () => {
  // TEXT-1 to TEXT-24, STOCK-11, USER-4, ORDER-5, ERROR-5
  it.each(texts)('include $text ($number)', ({ text, messages }) => {
    expect(new Set(messages(english))).toEqual(new Set([text]))
  })

  it.each(Object.entries(translations))('have a translation of every text in %s', (_, translated) => {
    const untranslated = texts.filter(({ text, messages }) => messages(translated).includes(text))
    expect(untranslated).toEqual([])
  })

  it('name the action that shows each text', () => {
    const actions = texts.map(({ action }) => action)
    expect(actions.filter((action) => !SENTENCE.test(action))).toEqual([])
    expect(new Set(actions).size).toBe(actions.length)
  })

  it('include every text of the requirements', () => {
    const listed = [...texts.map(({ text }) => text), ...Object.keys(UNSAID_TEXTS)].map(withoutFigures)
    const required = readFileSync('docs/requirements/texts.md', 'utf8')
      .split('\n')
      .flatMap((row) => (row.startsWith('| TEXT-') ? [...(row.split(' | ')[1] ?? '').matchAll(QUOTED)] : []))
      .map(([, text]) => withoutFigures(text ?? ''))
    expect(required.length).toBeGreaterThan(30)
    expect(required.filter((text) => !listed.includes(text))).toEqual([])
  })
})

const SENTENCE = /^[A-Z].* .*\.$/

/** Between single quotes, apostrophes included. */
const QUOTED = /(?<!\w)'((?:[^']|'(?=\w))+)'/g

const withoutFigures = (text: string) => text.replace(/\{\w+\}|\d+/g, '#')
