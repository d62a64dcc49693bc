import { describe, expect, it } from 'vitest'
import { cleanHtml, firstPicture, plainText } from './html.ts'

describe('cleanHtml', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    const html =
      '<h2>Oak</h2><p><strong>Strong</strong> and <em>fine</em></p><ul><li>one</li></ul><a href="/delivery">Delivery</a>'
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

  // CMS-21
  it('keeps tables, which scroll on their own', () => {
    expect(cleanHtml('<table onclick="x()" class="y" style="width:3000px"><tr><td colspan="2">9 mm')).toBe(
      '<div class="rich-scroll"><table><tr><td colspan="2">9\u00a0mm</td></tr></table></div>',
    )
  })

  // PROD-76, UI-57
  it('writes the sizes of texts with a multiplication sign and on one line, and keeps addresses', () => {
    expect(cleanHtml('<p>Sheets of 1200 x 600 mm <a href="/i/1200 x 600">25 - 40 mm</a></p>')).toBe(
      '<p>Sheets of 1200\u00a0×\u00a0600\u00a0mm <a href="/i/1200 x 600">25 – 40\u00a0mm</a></p>',
    )
  })

  // UI-57
  it('keeps a number and its unit on one line, and plain text has plain spaces', () => {
    const html = cleanHtml('<p>Board 150 × 22–25 mm, 4 mm a cut, 25 members</p>')
    expect(html).toBe('<p>Board 150\u00a0×\u00a022–\u206025\u00a0mm, 4\u00a0mm a cut, 25 members</p>')
    expect(plainText(html)).toBe('Board 150 × 22–25 mm, 4 mm a cut, 25 members')
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

const YARD = '/img/720x720/media/wysiwyg/yard.jpg.webp'

describe('pictures of a text', () => {
  // CMS-20, CMS-21
  it('get the shop’s sizes, lazy loading, and keep their alternative text and their dimensions', () => {
    const html =
      '<figure><img src="{{media url=&quot;wysiwyg/yard.jpg&quot;}}" alt="The &quot;yard&quot;" width="1600px" height="900" onload="x()" style="x"><figcaption>Leeds</figcaption></figure>'
    expect(cleanHtml(html)).toBe(
      `<figure><img src="${YARD}" srcset="/img/324x489/media/wysiwyg/yard.jpg.webp 324w, ${YARD} 720w, /img/1440x1440/media/wysiwyg/yard.jpg.webp 1440w" sizes="(width &gt;= 48rem) 44rem, 92vw" width="1600" height="900" alt="The &quot;yard&quot;" loading="lazy" decoding="async" /><figcaption>Leeds</figcaption></figure>`,
    )
  })

  // CMS-21
  it.each(['', 'width="50%" height="20"', 'width="-1" height="1e9"', 'width="0" height="0"', 'width="99999" height="5"'])(
    'get usual dimensions if theirs are unknown: %s',
    (attributes) => {
      const html = cleanHtml(`<img src="/media/wysiwyg/yard.jpg" ${attributes}>`)
      for (const part of ['width="720" height="405"', 'class="rich-unsized"', 'alt=""']) expect(html).toContain(part)
    },
  )

  // CMS-20
  it.each([
    ['of other sites', '<img src="https://tracker.example/a.gif?u=1">'],
    ['without a URL', '<img alt="x">'],
    ['with a data URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['with a script as URL', '<img src="javascript:alert(1)//media/a.png">'],
    ['outside the media folder', '<img src="/media/../api/a.png">'],
    ['with URLs in srcset only', '<img srcset="https://tracker.example/a.gif 1x">'],
    ['with a URL of the shop’s own pictures', '<img src="/img/720x720/a.png.webp">'],
    ['that are a copy for phones', '<img class="pagebuilder-mobile-only" src="/media/wysiwyg/yard.jpg">'],
  ])('are removed if they are pictures %s', (_, html) => {
    expect(cleanHtml(`<p>a${html}</p>`)).toBe('<p>a</p>')
  })

  // CMS-20
  it('cannot break out of the src attribute', () => {
    const html = cleanHtml('<img src=\'/media/a"onerror="alert(1)" x=.png\'><img src="/media/<script>.png">')
    expect(html).not.toMatch(/"onerror|<script/)
  })

  // CMS-23
  it('provide the first one for sharing sites', () => {
    expect(firstPicture(cleanHtml('<p>a</p><img src="/media/wysiwyg/mill yardä.jpg"><img src="/media/b.png">'))).toBe(
      '/media/wysiwyg/mill yardä.jpg',
    )
    expect(firstPicture(cleanHtml('<img src="/media/catalog/product/o/a/oak.jpg">'))).toBe('/o/a/oak.jpg')
    expect(firstPicture(cleanHtml('<p>&lt;img src="/img/720x720/a.png.webp"&gt;</p>'))).toBeNull()
  })
})

// CMS-21
describe('layout of a text', () => {
  it.each([
    ['<div class="pagebuilder-column-group x visually-hidden"><p>a</p></div>', '<div class="rich-columns"><p>a</p></div>'],
    ['<p class="ALIGN-RIGHT">a</p>', '<p class="rich-right">a</p>'],
    ['<figure class="float-left left">a</figure>', '<figure class="rich-left">a</figure>'],
    ['<div class="rich-video container">a</div>', '<div>a</div>'],
    ['<div class="constructor __proto__">a</div>', '<div>a</div>'],
    ['<ul class="left"><li class="x">a</li></ul>', '<ul><li>a</li></ul>'],
  ])('%s is %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })
})

// CMS-22
describe('videos of a text', () => {
  const link = (href: string, inner: string) =>
    `<a href="${href}" class="rich-video" rel="noopener nofollow" target="_blank">${inner}</a>`
  const poster =
    '<img src="/img/640x360/media/wysiwyg/yard.jpg.webp" alt="" width="640" height="360" loading="lazy" decoding="async" />'

  it.each([
    [
      'a frame of YouTube',
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1" title="How we &lt;cut&gt;">x</iframe>',
      link('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'How we &lt;cut&gt;'),
    ],
    [
      'a frame of Vimeo',
      '<iframe src="//player.vimeo.com/video/76979871"></iframe>',
      link('https://vimeo.com/76979871', 'Video'),
    ],
    [
      'a file with its picture',
      '<video controls autoplay poster="/media/wysiwyg/yard.jpg" src="/media/wysiwyg/saw.mp4">Old browser</video>',
      link('/media/wysiwyg/saw.mp4', `${poster}Video`),
    ],
    [
      'a file named by its first source',
      '<video title="The saw"><source src="/media/wysiwyg/saw.mp4" type="video/mp4"><source src="/media/wysiwyg/saw.webm"></video>',
      link('/media/wysiwyg/saw.mp4', 'The saw'),
    ],
    ['a file elsewhere', '<video src="https://cdn.example/saw.mp4"></video>', link('https://cdn.example/saw.mp4', 'Video')],
  ])('are links: %s', (_, html, clean) => {
    expect(cleanHtml(`${html}<p>a</p>`)).toBe(`${clean}<p>a</p>`)
  })

  it.each([
    '<iframe src="https://evil.example/embed/dQw4w9WgXcQ">x</iframe>',
    '<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<video src="javascript:alert(1)">x</video>',
    '<video src="http://cdn.example/saw.mp4"></video>',
    '<video>x</video>',
    '<embed src="/media/a.swf"><object data="/media/a.swf">x</object>',
  ])('are removed if no page shows them: %s', (html) => {
    expect(cleanHtml(`${html}<p>a</p>`)).toBe('<p>a</p>')
  })

  it('cannot be faked by a link', () => {
    const html = '<a class="rich-video" target="_top" data-poster="https://evil.example/a.png" href="/a">a</a>'
    expect(cleanHtml(html)).toBe('<a href="/a">a</a>')
  })

  it('are left out of an excerpt', () => {
    expect(
      plainText('<p>a</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><img alt="b" src="/media/a.png">'),
    ).toBe('a')
  })

  it('are found quickly in a text that consists of start tags', () => {
    const start = performance.now()
    cleanHtml('<video '.repeat(30_000))
    cleanHtml('<video><source '.repeat(15_000))
    cleanHtml('<iframe>'.repeat(30_000))
    cleanHtml('<iframe "'.repeat(25_000))
    cleanHtml('{{media url='.repeat(20_000))
    expect(performance.now() - start).toBeLessThan(5_000)
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
