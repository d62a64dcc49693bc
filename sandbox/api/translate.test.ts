import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { STORE_VIEWS } from '../store-views.ts'
import { translate } from './translate.ts'

const [english, german] = STORE_VIEWS

describe('translate', () => {
  it('has every text in every language, with the same placeholders', () => {
    const texts: Record<string, Record<string, Record<string, string>>> = parse(
      readFileSync(join(import.meta.dirname, '../data/texts.yaml'), 'utf8'),
    )
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const words of Object.values(texts).flatMap((group) => Object.values(group)))
      for (const language of ['de', 'it']) expect(valuesIn(words[language] ?? '')).toEqual(valuesIn(words.en ?? ''))
  })

  it('inserts values unchanged and only once', () => {
    expect(translate(english, 'mail.order', { number: '7' })).toBe('Your order 7')
    expect(translate(german, 'mail.thanks', { name: '{number} $& $1', number: '7' })).toContain(
      'Vielen Dank, {number} $& $1. Ihre Bestellung 7',
    )
  })

  it.each(['mail', 'mail.nothing', 'nothing.mail'])('throws for the unknown name %s', (name) => {
    expect(() => translate(english, name)).toThrow(`There is no text ${name}`)
  })
})
