import { describe, expect, it } from 'vitest'
import { newsPost } from '../../../domain/testing/news-post.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { scopeWith } from '../../../services/testing/platform.ts'
import { ask } from '../testing/shop.ts'

const yard = { identifier: 'yard', name: 'Yard' }
const posts = [
  newsPost({ id: '4', categories: [yard] }),
  newsPost({ id: '3' }),
  newsPost({ id: '2', categories: [yard, { identifier: 'tips', name: 'Tips' }] }),
  newsPost({ id: '1', categories: [yard] }),
]
const blog = {
  list: async (_view: unknown, { page, size }: { page: number; size: number }) => ({
    posts: posts.slice((page - 1) * size, page * size),
    total: posts.length,
  }),
  post: async () => newsPost({ author: 'Ruth Ellis', picture: '/media/wysiwyg/saw.jpg' }),
}
const QUERY =
  'query Q($category: String, $offset: Int!) { news(first: 2, offset: $offset, category: $category) { total category { name } categories { identifier url } items { id } pageInfo { hasNext } } }'
const categories = [
  { identifier: 'yard', url: '/latest-news/yard' },
  { identifier: 'tips', url: '/latest-news/tips' },
]

// BLOG-4, SHOP-12
describe('news', () => {
  it.each([
    ['yard', 0, { total: 3, category: { name: 'Yard' }, items: [{ id: '4' }, { id: '2' }], pageInfo: { hasNext: true } }],
    ['yard', 2, { total: 3, category: { name: 'Yard' }, items: [{ id: '1' }], pageInfo: { hasNext: false } }],
    ['anything', 0, { total: 4, category: null, items: [{ id: '4' }, { id: '3' }], pageInfo: { hasNext: true } }],
    [null, 2, { total: 4, category: null, items: [{ id: '2' }, { id: '1' }], pageInfo: { hasNext: false } }],
  ])('of the category %s from %i are pages of its posts', async (category, offset, expected) => {
    const { data } = await ask(scopeWith({ blog }), QUERY, { category, offset })
    expect(data?.news).toEqual({ ...expected, categories })
  })

  it('are listed without categories if the platform does not answer for those', async () => {
    const list: typeof blog.list = async (_view, at) => {
      if (at.size === 100) throw new PlatformUnreachable('PLATFORM_TIMEOUT')
      return blog.list(_view, at)
    }
    const { data } = await ask(scopeWith({ blog: { ...blog, list } }), QUERY, { category: null, offset: 0 })
    expect(data?.news).toMatchObject({ items: [{ id: '4' }, { id: '3' }], categories: null })
  })

  // BLOG-3
  it('have author and picture, with the title as its description', async () => {
    const { data } = await ask(scopeWith({ blog }), '{ newsPost(id: "1") { author picture { path alt } } }')
    expect(data?.newsPost).toEqual({ author: 'Ruth Ellis', picture: { path: '/media/wysiwyg/saw.jpg', alt: 'The saw' } })
  })
})
