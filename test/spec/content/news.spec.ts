import { describe, expect, it } from 'vitest'
import { ask } from '../../kit/graphql.ts'
import { structuredData, visit } from '../../kit/page.ts'

const POST = '/latest-news/2/choosing-a-newel-post'

// SCREEN-13, SCREEN-14, BLOG-1, BLOG-2, SHOP-12
describe('blog', () => {
  it.each(['/latest-news/all', '/latest-news', '/latest-news/anything'])('is listed at %s, newest post first', async (path) => {
    const page = await visit(path)
    expect(page.status).toBe(200)
    expect(page.html).toContain('<title>Latest News | Heartwood</title>')
    expect(page.html).toContain('<meta name="description" content="Our latest news and events"')
    expect(page.text.indexOf('The saw now runs on Saturdays')).toBeLessThan(page.text.indexOf('How we stack a load'))
    expect(page.links).toContain(POST)
  })

  it('has a page for each post', async () => {
    const page = await visit(POST)
    expect(page.status).toBe(200)
    expect(page.main).toContain('<h1>Choosing a newel post</h1>')
    expect(page.main).toContain('<a href="/i/choosing-timber">')
    expect(structuredData(page).get('BlogPosting')).toMatchObject({ headline: 'Choosing a newel post' })
  })

  // BLOG-6
  it('links from a post to the newest three of the others', async () => {
    const { links } = await visit(POST)
    expect(links.filter((link) => /^\/latest-news\/\d/.test(link))).toEqual([
      '/latest-news/4/saturday-saw',
      '/latest-news/3/decking-in-spring',
      '/latest-news/1/how-we-stack',
    ])
    expect(links).toContain('/latest-news/all')
  })

  // BLOG-3, SHARE-5
  it('shows picture, author and category of a post, to sharing sites too', async () => {
    const page = await visit('/latest-news/4/saturday-saw')
    for (const text of ['By Tom Barker', 'News from the yard']) expect(page.text).toContain(text)
    expect(page.main).toMatch(/<img class="[^"]*" src="\/img\/640x360\/scene\/tool-steel\/s60\/room.png.webp"/)
    expect(page.html).toMatch(
      /<meta property="og:image" content="http:\/\/[^"]*\/img\/1200x1488\/scene\/tool-steel\/s60\/room.png.jpg"/,
    )
    expect(structuredData(page).get('BlogPosting')).toMatchObject({
      author: { '@type': 'Person', name: 'Tom Barker' },
      articleSection: ['News from the yard'],
      image: expect.stringMatching(/\/img\/1280x720\/scene\/tool-steel\/s60\/room.png.jpg$/),
    })
  })

  // BLOG-4
  it('has a page for each category, linked from the list', async () => {
    expect((await visit('/latest-news/all')).links).toContain('/latest-news/workshop')
    const page = await visit('/latest-news/workshop')
    expect(page.main).toContain('<h1>From the workshop</h1>')
    expect(page.links.filter((link) => /^\/latest-news\/\d/.test(link))).toEqual([
      '/latest-news/3/decking-in-spring',
      '/latest-news/2/choosing-a-newel-post',
    ])
    expect(page.html).toMatch(/<link rel="canonical" href="[^"]*\/latest-news\/workshop"/)
  })

  // BLOG-5
  it('has a feed, which its pages name', async () => {
    const page = await visit('/latest-news/all')
    expect(page.html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/feeds\/news\.xml"/)
    expect((await visit('/feeds/news.xml')).html).toContain('<title>The saw now runs on Saturdays</title>')
  })

  it.each([
    '/latest-news/99/none',
    '/latest-news/x/y',
    '/latest-news/all?page=2',
    '/latest-news/all?page=0',
    '/latest-news/all?page=x',
  ])('returns 404 at %s', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  it('is paginated', async () => {
    const query = '{ news(first: 3, offset: 3) { total items { id } pageInfo { hasNext hasPrevious } } }'
    expect((await ask(query)).news).toEqual({
      total: 4,
      items: [{ id: '1' }],
      pageInfo: { hasNext: false, hasPrevious: true },
    })
    const behind = '{ news(first: 3, offset: 6) { items { id } } }'
    expect((await ask(behind)).news).toEqual({ items: [] })
  })
})
