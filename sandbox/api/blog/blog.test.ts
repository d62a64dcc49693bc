import { describe, expect, it } from 'vitest'
import { platformWith } from '../api.test-kit.ts'

const platform = platformWith([])
const without = platformWith([], { hasBlog: false })
const read = async (path: string) => JSON.parse((await platform.get(`/api/ext/magefan-blog/${path}`)).json.result)

describe('blog API', () => {
  it('lists posts newest first, as a JSON string', async () => {
    const list = await read('list?page=1&limit=3')
    expect(list).toMatchObject({ total_number: 4, current_page: 1, last_page: 2 })
    expect(list.posts.map(({ post_id }: { post_id: string }) => post_id)).toEqual(['4', '3', '2'])
    expect((await read('list?page=9&limit=3')).posts).toHaveLength(1)
    expect((await read('list?limit=1&storeCode=de')).posts[0].title).toBe('Die Säge läuft nun samstags')
  })

  it('returns a post by id, and false for an unknown id', async () => {
    expect(await read('single?id=2')).toMatchObject({ post_id: '2', identifier: 'choosing-a-newel-post' })
    expect(await read('single?id=4&storeCode=de')).toMatchObject({
      author: { name: 'Tom Barker' },
      categories: [{ identifier: 'yard', title: 'Neues vom Hof' }],
      featured_image: expect.stringMatching(/^https:\/\/merchant\.example\/media\/catalog\/product\/scene\//),
    })
    for (const id of ['99', '', 'x']) expect(await read(`single?id=${id}`)).toBe(false)
  })

  it('returns 404 if the extension is not installed', async () => {
    expect((await without.get('/api/ext/magefan-blog/list')).status).toBe(404)
  })
})
