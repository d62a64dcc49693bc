import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, hangUp, html, json } from '../testing/scripted-platform.ts'
import { decodeNewsPage, decodeNewsPost } from './post.ts'

const POST = {
  post_id: '8',
  title: 'Choosing a newel',
  identifier: 'choosing-a-newel',
  publish_time: '2024-03-11 08:00:00',
  short_filtered_content: '<p>Start with the string.</p>',
  filtered_content: '<p>All of it.</p>',
  featured_image: false,
}
const post = { id: '8', identifier: 'choosing-a-newel', title: 'Choosing a newel', publishedAt: '2024-03-11T08:00:00.000Z' }
const text = (value: unknown) => JSON.stringify(value)

// BLOG-1, BLOG-2, CALL-11
describe('blog of the platform', () => {
  it.each([
    ['an object', { posts: [POST], total_number: 14 }, 14],
    ['a JSON string', text({ posts: [POST], total_number: '14' }), 14],
    ['a JSON string inside a JSON string', text(text({ posts: [POST], total_number: 14 })), 14],
    ['a list', [POST], 1],
    ['a list in a JSON string', text([POST]), 1],
    ['an object with items', { items: [POST], total: 3 }, 3],
    ['an object with a list in a JSON string', { result: text([POST]) }, 1],
  ])('reads posts from %s', (_, result, total) => {
    expect(decodeNewsPage(result)).toMatchObject({ posts: [post], total })
  })

  it.each([false, null, '', 'false', 'no JSON', 7, [], {}, '[[[', { posts: 'x' }, [null, 7, { title: 'without a number' }]])(
    'is empty for %j',
    (result) => {
      expect(decodeNewsPage(result)).toEqual({ posts: [], total: 0 })
    },
  )

  it.each([[2.5], [1e300], [-5], ['many'], [null]])('counts the posts it has if the total is %j', (total_number) => {
    expect(decodeNewsPage({ posts: [POST], total_number }).total).toBe(1)
  })

  // BLOG-7
  it.each([
    ['a list', [POST]],
    ['a list in a JSON string', text([POST])],
    ['a JSON string in a list', [text(POST)]],
  ])('reads a single post from %s', (_, result) => {
    expect(decodeNewsPost(result)).toMatchObject(post)
  })

  it('has each post once', () => {
    expect(decodeNewsPage({ posts: [POST, { ...POST, title: 'Again' }, { ...POST, post_id: 9 }] }).posts).toMatchObject([
      { id: '8', title: 'Choosing a newel' },
      { id: '9' },
    ])
  })

  it.each([false, 'false', text(text(false)), null, [], { post_id: '8' }, { ...POST, is_active: '0' }, { ...POST, title: ' ' }])(
    'has no post in %j',
    (result) => {
      expect(decodeNewsPost(result)).toBeNull()
    },
  )

  // BLOG-3
  it.each<[string, object, string | null]>([
    ['its picture', { featured_image: 'https://m.example/media/magefan_blog/newel.jpg' }, '/media/magefan_blog/newel.jpg'],
    ['the picture’s path in the media folder', { featured_img: 'magefan_blog/newel.jpg' }, '/media/magefan_blog/newel.jpg'],
    ['the first picture of its text', { first_image: 'https://m.example/media/wysiwyg/a.png' }, '/media/wysiwyg/a.png'],
    ['no picture of another site', { featured_image: 'https://m.example/pixel.png', first_image: false }, null],
    ['no picture outside the media folder', { featured_img: '../../etc/a.png' }, null],
    ['no picture that is an object', { featured_image: { url: '/media/a.png' } }, null],
  ])('has %s', (_, fields, picture) => {
    expect(decodeNewsPost({ ...POST, ...fields })?.picture).toBe(picture)
  })

  // BLOG-3
  it.each<[string, unknown, string | null]>([
    ['a text', 'Ruth Ellis', 'Ruth Ellis'],
    ['a name with entities', 'Ruth &amp; Sons', 'Ruth & Sons'],
    ['an object with a name', { author_id: '1', name: ' Ruth\n Ellis ' }, 'Ruth Ellis'],
    ['an object with two names', { firstname: 'Ruth', lastname: 'Ellis', name: '' }, 'Ruth Ellis'],
    ['a name that turns the text around it', { name: 'Ruth\u202e sillE\u0000' }, 'Ruth sillE'],
    ['an endless name', 'x'.repeat(100_000), `${'x'.repeat(79)}…`],
    ['an id', '7', null],
    ['a number', 7, null],
    ['nothing', null, null],
    ['an empty object', {}, null],
    ['a list', [{ name: 'x' }], null],
  ])('reads the author from %s', (_, author, name) => {
    expect(decodeNewsPost({ ...POST, author })?.author).toBe(name)
  })

  // BLOG-4
  it.each<[string, unknown, readonly string[]]>([
    ['a list', [{ category_id: '3', title: 'Tips', identifier: 'tips' }], ['tips Tips']],
    ['a list in a JSON string', text([{ id: 3, name: 'Tips' }]), ['3 Tips']],
    ['an object of objects', { 3: { identifier: 'tips', title: 'Tips' } }, ['tips Tips']],
    [
      'equal identifiers',
      [
        { identifier: 'a', title: 'A' },
        { identifier: 'a', title: 'B' },
      ],
      ['a B'],
    ],
    ['an identifier that is the whole list’s', [{ identifier: 'all', category_id: 4, title: 'All' }], ['4 All']],
    [
      'an identifier that is not a slug',
      [
        { identifier: '../x', id: '5', title: 'X' },
        { identifier: '..', title: 'Y' },
      ],
      ['5 X'],
    ],
    ['an inactive category', [{ identifier: 'a', title: 'A', is_active: '0' }], []],
    ['ids', ['1', 2], []],
    ['nothing', false, []],
  ])('reads the categories from %s', (_, categories, expected) => {
    const post = decodeNewsPost({ ...POST, categories })
    expect(post?.categories.map(({ identifier, name }) => `${identifier} ${name}`)).toEqual(expected)
  })

  it('has ten categories at most', () => {
    const categories = Array.from({ length: 500 }, (_, id) => ({ id, title: `Category ${id}` }))
    expect(decodeNewsPost({ ...POST, categories })?.categories).toHaveLength(10)
  })

  async function blog(behaviour: Behaviour) {
    const { client, platform } = await platformClient(behaviour)
    return { blog: client.blog, platform }
  }

  it('is read by page and by post id, and cached', async () => {
    const { blog: reads, platform } = await blog(json({ code: 200, result: text([POST]) }))
    for (const _ of [1, 2]) expect((await reads.list(GERMAN, { page: 2, size: 5 }))?.posts).toHaveLength(1)
    platform.behave(json({ code: 200, result: text(POST) }))
    for (const _ of [1, 2]) expect(await reads.post(VIEW, '8')).toMatchObject(post)
    expect(platform.asked.map(({ url }) => url)).toEqual([
      '/api/ext/magefan-blog/list?limit=5&page=2&storeCode=de&storeId=2',
      '/api/ext/magefan-blog/single?id=8&storeId=1',
    ])
  })

  it('ignores a post with another id', async () => {
    const { blog: reads } = await blog(json({ code: 200, result: text(POST) }))
    expect(await reads.post(VIEW, '9')).toBeNull()
  })

  it('is null if the extension is not installed or knows no posts', async () => {
    for (const behaviour of [html(404), json({ code: 404, result: 'no' }, 404)]) {
      const { blog: reads } = await blog(behaviour)
      expect(await reads.list(VIEW, { page: 1, size: 5 })).toBeNull()
      expect(await reads.post(VIEW, '8')).toBeNull()
    }
  })

  it('throws if the platform does not answer', async () => {
    for (const behaviour of [hangUp, html(503), json({ code: 500, result: 'x' }, 500)]) {
      const { blog: reads } = await blog(behaviour)
      await expect(reads.list(VIEW, { page: 1, size: 5 })).rejects.toBeInstanceOf(PlatformUnreachable)
    }
  })
})
