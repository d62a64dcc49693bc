import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { type NewsItem, newsFeed } from './news-feed.ts'

const channel = {
  title: 'Heartwood: Latest news',
  description: 'Timber & more',
  language: 'en-GB',
  url: 'https://shop.test/latest-news/all',
  self: 'https://shop.test/feeds/news.xml',
}
const item: NewsItem = {
  title: 'The saw',
  summary: 'It runs.',
  url: 'https://shop.test/latest-news/1/saw',
  author: 'Ruth Ellis',
  publishedAt: '2026-11-01T08:00:00.000Z',
  categories: ['Yard', 'Tips'],
  picture: 'https://shop.test/img/a.png.jpg',
}

/** Elements of a well-formed feed as 'name: text or address', outermost first. */
function readXml(xml: string): readonly string[] {
  const found: string[] = []
  const open: { name: string; text: string }[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, text: String(attributes.href?.value ?? attributes.url?.value ?? '') })
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => {
    const { name, text } = open.pop() ?? { name: '', text: '' }
    found.push(`${name}: ${text.trim()}`)
  })
  parser.write(xml).close()
  return found
}

// BLOG-5
describe('newsFeed', () => {
  it('describes blog and posts', () => {
    expect(readXml(newsFeed(channel, [item]))).toEqual([
      'title: Heartwood: Latest news',
      'link: https://shop.test/latest-news/all',
      'description: Timber & more',
      'language: en-GB',
      'atom:link: https://shop.test/feeds/news.xml',
      'title: The saw',
      'link: https://shop.test/latest-news/1/saw',
      'guid: https://shop.test/latest-news/1/saw',
      'description: It runs.',
      'pubDate: Sun, 01 Nov 2026 08:00:00 GMT',
      'dc:creator: Ruth Ellis',
      'category: Yard',
      'category: Tips',
      'media:content: https://shop.test/img/a.png.jpg',
      'item: ',
      'channel: ',
      'rss: ',
    ])
  })

  it('omits fields that the platform does not state', () => {
    const bare = { ...item, publishedAt: null, author: null, categories: [], picture: null }
    expect(readXml(newsFeed(channel, [bare])).slice(5, -3)).toEqual([
      'title: The saw',
      'link: https://shop.test/latest-news/1/saw',
      'guid: https://shop.test/latest-news/1/saw',
      'description: It runs.',
    ])
  })

  it('is well-formed without posts, and whatever the platform’s texts are', () => {
    expect(readXml(newsFeed(channel, []))).toHaveLength(7)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hostile = { ...item, title: text, summary: `]]><script>${text}`, author: text, categories: [text], picture: text }
        expect(readXml(newsFeed({ ...channel, title: text }, [hostile, item]))).toContain('title: The saw')
      }),
    )
  })
})
