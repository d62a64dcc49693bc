import { describe, expect, it } from 'vitest'
import { LONGEST_TEXT } from './document.ts'
import { htmlOf } from './html.ts'

const nested = (tag: string, levels: number) => `${`<${tag}>`.repeat(levels)}Oak`
const levelsIn = (html: string | null, tag: string) => (html ?? '').split(`<${tag}>`).length - 1

describe('HTML of the platform', () => {
  it.each(['div', 'b', 'DIV', 'table', 'blockquote'])('is cut where <%s> stands in itself too often', (tag) => {
    expect(levelsIn(htmlOf(`<p>Ash</p>${nested(tag, 500_000)}`), tag)).toBeLessThanOrEqual(100)
    expect(htmlOf(`<p>Ash</p>${nested(tag, 500_000)}`)).toMatch(/^<p>Ash<\/p>/)
  })

  it.each([
    ['ends of what was never opened', '<b></i>'],
    ['elements that end each other only next to each other', '<dd><li>'],
    ['paragraphs around others', '<p><b>'],
  ])('is cut where its depth is hidden by %s', (_, part) => {
    expect(htmlOf(part.repeat(20_000))?.length).toBeLessThanOrEqual(101 * part.length)
  })

  it.each([
    ['paragraphs that nobody closed', '<p>Oak'.repeat(2000)],
    ['a long list without ends', `<ul>${'<li>Oak'.repeat(2000)}</ul>`],
    ['a long table', `<table>${'<tr><td>9 mm<td>18 mm'.repeat(2000)}</table>`],
    ['headings behind paragraphs that nobody closed', '<p>Oak<h2>Ash</h2>'.repeat(2000)],
    ['elements closed in another order', '<b><i>Oak</b></i>'.repeat(2000)],
    ['breaks', 'Oak<br>'.repeat(2000)],
    ['many elements side by side', '<div><b>Oak</b></div>'.repeat(2000)],
    ['no elements', 'a < b, b > c'],
  ])('stays whole with %s', (_, html) => {
    expect(htmlOf(html)).toBe(html)
  })

  it('is no longer than a text may be', () => {
    expect(htmlOf('<p>Oak</p>'.repeat(300_000))).toHaveLength(LONGEST_TEXT)
  })

  it.each([[null], [''], [[]], [{}]])('is none of %j', (value) => {
    expect(htmlOf(value)).toBeNull()
  })
})
