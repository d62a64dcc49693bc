import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'

describe('standard analyser', () => {
  it.each([
    ['Oak Skirting Boards', ['oak', 'skirting', 'boards']],
    ['18mm', ['18mm']],
    ['18 mm', ['18', 'mm']],
    ['47 x 150 mm', ['47', 'x', '150', 'mm']],
    ['Batten 47x150', ['batten', '47x150']],
    ['150 × 22', ['150', '22']],
    ['2.4m', ['2.4m']],
    ['2,40 m', ['2,40', 'm']],
    ['3/4 ply', ['3', '4', 'ply']],
    ['T&G', ['t', 'g']],
    ['OAK-BOARDS-22', ['oak', 'boards', '22']],
    ['wood_type', ['wood_type']],
    ["carpenter's U.S. pine. Oak", ["carpenter's", 'u.s', 'pine', 'oak']],
    ['1.a a.1', ['1', 'a', 'a', '1']],
    ['Crème brûlée', ['crème', 'brûlée']],
    ['Weiße Türen', ['weiße', 'türen']],
    ['<p class="a">Sawn&nbsp;oak</p>', ['p', 'class', 'a', 'sawn', 'nbsp', 'oak', 'p']],
    ['🌳 100%', ['🌳', '100']],
    ['木材 カタカナ', ['木', '材', 'カタカナ']],
    ['__ - %', []],
    ['', []],
  ])('%s', (text, terms) => {
    expect(analyse(text)).toEqual(terms)
  })
})
