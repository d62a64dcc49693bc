import { describe, expect, it } from 'vitest'
import { fold, foldDigraphs } from '#schema/rules/fold.ts'
import { splitWords } from './split-words.ts'

describe('the words of a text', () => {
  it.each([
    ['in small letters, without what stands between', 'Oak—Board, (planed)!', ['oak', 'board', 'planed']],
    ['with their apostrophes', "carpenter's d’angolo", ["carpenter's", 'd’angolo']],
    ['without apostrophes at their ends', "'boards'", ['boards']],
    ['with decimals, but no other points', '2.4 2,400.5 3. end.', ['2.4', '2,400.5', '3', 'end']],
    ['with the letters behind their digits', '18mm m8 2x4 4x', ['18mm', 'm8', '2x4', '4x']],
    ['with their accents, written either way', 'Tür tu\u0308r', ['tür', 'tu\u0308r']],
    ['with the signs that stand for themselves', 't&g a+b', ['t', '&', 'g', 'a', '+', 'b']],
    ['of which there are none', ' —!? ', []],
  ])('%s', (_, text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})

describe('a word as it is compared', () => {
  it.each([
    ['Weiß', 'weiss'],
    ['Küche', 'kuche'],
    ['Legno di Qualità', 'legno di qualita'],
    ["carpenter's", 'carpenters'],
    ['d’angolo', 'dangolo'],
  ])('%s is %s', (word, folded) => {
    expect(fold(word)).toBe(folded)
  })

  it.each([
    ['tuer', 'tur'],
    ['boehle', 'bohle'],
    ['saegen', 'sagen'],
    ['eiche', 'eiche'],
  ])('may be written without its umlauts: %s is %s', (word, folded) => {
    expect(foldDigraphs(word)).toBe(folded)
  })
})
