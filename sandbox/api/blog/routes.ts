import type { FastifyInstance } from 'fastify'
import { Calendar } from '../../catalog/calendar.ts'
import { POSTS, postCategories } from '../../catalog/content/posts.ts'
import type { StoreView } from '../../store-views.ts'
import { ok } from '../envelope.ts'
import { readParameters, readStoreView } from '../parameters.ts'

/** The blog extension. Answers a JSON string, and `false` for an unknown post. @source platform contract E10 */
export function blogRoutes(app: FastifyInstance): void {
  app.get('/api/ext/magefan-blog/list', ({ query }) => {
    const { page = '1', limit = '10' } = readParameters(query)
    const size = Math.max(1, Number(limit) || 1)
    const last = Math.max(1, Math.ceil(POSTS.length / size))
    // Beyond the last page, the platform repeats the last page.
    const at = Math.min(Math.max(1, Number(page) || 1), last)
    const posts = POSTS.toReversed().slice((at - 1) * size, at * size)
    const listed = posts.map((post) => postDocument(post, readStoreView({ query })))
    return ok(JSON.stringify({ posts: listed, total_number: POSTS.length, current_page: at, last_page: last }))
  })
  app.get('/api/ext/magefan-blog/single', ({ query }) => {
    const { id } = readParameters(query)
    const post = POSTS.find((each) => String(each.id) === id)
    return ok(JSON.stringify(post ? postDocument(post, readStoreView({ query })) : false))
  })
}

function postDocument(post: (typeof POSTS)[number], { language }: StoreView) {
  const { id, identifier, days, title, author, summary, content, picture } = post
  const published = new Calendar(new Date()).at(-days, 8 * 3600)
  return {
    post_id: String(id),
    identifier,
    is_active: '1',
    title: title[language],
    content_heading: '',
    author_id: '1',
    author: { author_id: '1', name: author, is_active: '1' },
    categories: postCategories(post).map((category) => ({
      category_id: String(category.id),
      identifier: category.identifier,
      title: category.name[language],
      is_active: '1',
    })),
    publish_time: published,
    creation_time: published,
    update_time: published,
    content: content[language],
    filtered_content: content[language],
    short_content: summary[language],
    short_filtered_content: summary[language],
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    featured_img: picture ?? false,
    featured_image: picture ? `https://merchant.example/media/${picture}` : false,
    first_image: false,
  }
}
