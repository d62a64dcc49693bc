import { describe, expect, it } from 'vitest'
import { LONGEST_TEXT } from './document.ts'
import { decodeHtml } from './html.ts'

const nested = (tag: string, levels: number) => `${`<${tag}>`.repeat(levels)}Oak`
const levelsIn = (html: string | null, tag: string) => (html ?? '').split(`<${tag}>`).length - 1

describe('decodeHtml', () => {
  it.each(['div', 'b', 'DIV', 'table', 'blockquote'])('cuts HTML with too many nested <%s>', (tag) => {
    expect(levelsIn(decodeHtml(`<p>Ash</p>${nested(tag, 500_000)}`), tag)).toBeLessThanOrEqual(100)
    expect(decodeHtml(`<p>Ash</p>${nested(tag, 500_000)}`)).toMatch(/^<p>Ash<\/p>/)
  })

  it.each([
    ['end tags without a start tag', '<b></i>'],
    ['elements that end each other only as siblings', '<dd><li>'],
    ['paragraphs around other elements', '<p><b>'],
  ])('cuts HTML whose depth is hidden by %s', (_, part) => {
    expect(decodeHtml(part.repeat(20_000))?.length).toBeLessThanOrEqual(101 * part.length)
  })

  it.each([
    ['unclosed paragraphs', '<p>Oak'.repeat(2000)],
    ['a long list without end tags', `<ul>${'<li>Oak'.repeat(2000)}</ul>`],
    ['a long table', `<table>${'<tr><td>9 mm<td>18 mm'.repeat(2000)}</table>`],
    ['headings after unclosed paragraphs', '<p>Oak<h2>Ash</h2>'.repeat(2000)],
    ['misnested elements', '<b><i>Oak</b></i>'.repeat(2000)],
    ['line breaks', 'Oak<br>'.repeat(2000)],
    ['many sibling elements', '<div><b>Oak</b></div>'.repeat(2000)],
    ['no elements', 'a < b, b > c'],
  ])('keeps HTML with %s', (_, html) => {
    expect(decodeHtml(html)).toBe(html)
  })

  it('limits the length', () => {
    expect(decodeHtml('<p>Oak</p>'.repeat(300_000))).toHaveLength(LONGEST_TEXT)
  })

  it.each([[null], [''], [[]], [{}]])('returns null for %j', (value) => {
    expect(decodeHtml(value)).toBeNull()
  })
})
