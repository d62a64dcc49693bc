import { describe, expect, it } from 'vitest'
import { fold, foldDigraphs } from '#schema/rules/fold.ts'
import { splitWords } from './split-words.ts'

describe('splitWords', () => {
  it.each([
    ['returns lower-case words without separators', 'Oak—Board, (planed)!', ['oak', 'board', 'planed']],
    ['keeps apostrophes within words', "carpenter's d’angolo", ["carpenter's", 'd’angolo']],
    ['drops apostrophes at the ends of words', "'boards'", ['boards']],
    ['keeps decimal points and commas, but no other points', '2.4 2,400.5 3. end.', ['2.4', '2,400.5', '3', 'end']],
    ['keeps letters that follow digits', '18mm m8 2x4 4x', ['18mm', 'm8', '2x4', '4x']],
    ['keeps accents in either encoding', 'Tür tu\u0308r', ['tür', 'tu\u0308r']],
    ['keeps the signs & and + as words', 't&g a+b', ['t', '&', 'g', 'a', '+', 'b']],
    ['returns nothing for a text without words', ' —!? ', []],
  ])('%s', (_, text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})

describe('fold', () => {
  it.each([
    ['Weiß', 'weiss'],
    ['Küche', 'kuche'],
    ['Legno di Qualità', 'legno di qualita'],
    ["carpenter's", 'carpenters'],
    ['d’angolo', 'dangolo'],
  ])('converts %s to %s', (word, folded) => {
    expect(fold(word)).toBe(folded)
  })

  it.each([
    ['tuer', 'tur'],
    ['boehle', 'bohle'],
    ['saegen', 'sagen'],
    ['eiche', 'eiche'],
  ])('removes umlaut digraphs: %s becomes %s', (word, folded) => {
    expect(foldDigraphs(word)).toBe(folded)
  })
})
