import { describe, expect, it } from 'vitest'
import { cleanHtml, plainText } from './html.ts'

describe('cleanHtml', () => {
  it('keeps paragraphs, lists, emphasis, tables and links', () => {
    const html =
      '<h2>Oak</h2><p><strong>Strong</strong> and <em>fine</em></p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">9 mm</td></tr></tbody></table><a href="/delivery">Delivery</a>'
    expect(cleanHtml(html)).toBe(html)
  })

  it.each([
    ['scripts with their text', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['styles with their text', '<style>p{}</style><p>a</p>', '<p>a</p>'],
    ['event handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['style attributes', '<p style="color:red">a</p>', '<p>a</p>'],
    ['javascript URLs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['obfuscated javascript URLs', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['data URLs', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['protocol-relative URLs', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['pictures and frames', '<img src=x onerror=alert(1)><iframe src="/x">b</iframe><p>a</p>', '<p>a</p>'],
    ['unknown elements, but not their text', '<widget><p>a</p></widget>', '<p>a</p>'],
    ['comments', '<!-- a --><p>b</p>', '<p>b</p>'],
    ['SVG with scripts', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
  ])('removes %s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('closes open elements', () => {
    expect(cleanHtml('<p><strong>a')).toBe('<p><strong>a</strong></p>')
  })

  it('has no heading above h2, because the page has its own h1', () => {
    expect(cleanHtml('<h1>Oak</h1>')).toBe('<h2>Oak</h2>')
  })

  it('adds nofollow to links to other sites', () => {
    expect(cleanHtml('<a href="https://x.example/">a</a>')).toBe('<a href="https://x.example/" rel="noopener nofollow">a</a>')
  })
})

describe('plainText', () => {
  it('returns the words on one line with entities decoded', () => {
    expect(plainText('<p>Oak &amp; ash</p>\n<ul><li>9 mm &lt; 18 mm</li></ul>')).toBe('Oak & ash 9 mm < 18 mm')
  })

  it('cuts between words', () => {
    expect(plainText('<p>Planed redwood skirting, primed</p>', 25)).toBe('Planed redwood skirting…')
  })
})
