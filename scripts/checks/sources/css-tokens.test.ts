import { describe, expect, it } from 'vitest'
import { tokenProblems } from './css-tokens.ts'

const findProblems = (css: string, code = '') =>
  tokenProblems([{ path: 'saw.css', text: css }], [{ path: 'saw.tsx', text: code }])

describe('tokenProblems', () => {
  it.each([
    ['a token that is defined and used', ':root { --oak: tan } a { color: var(--oak) }', ''],
    ['a token with a fallback', 'a { color: var(--oak, tan) }', ''],
    ['a token that code sets', 'a { inline-size: var(--teeth) }', "style={{ '--teeth': 24 }}"],
    ['a token that code reads', ':root { --oak: tan }', "getPropertyValue('--oak')"],
  ])('accepts %s', (_, css, code) => {
    expect(findProblems(css, code)).toEqual([])
  })

  it('reports a token that nothing defines, and comments define none', () => {
    expect(findProblems('/* --oak: tan */ a { color: var(--oak) }')).toEqual(['saw.css uses --oak, which nothing defines'])
  })

  it('reports a token that nothing uses', () => {
    expect(findProblems(':root { --oak: tan }')).toEqual(['saw.css defines --oak, which nothing uses'])
  })
})
