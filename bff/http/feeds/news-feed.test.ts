import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newsPost } from '../../domain/testing/news-post.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { BlogReads } from '../../platform/blog/reads.ts'
import { scopeWith } from '../../services/testing/platform.ts'
import { errors } from '../errors.ts'
import { newsFeed } from './news-feed.ts'

async function shopWith(list: BlogReads['list']) {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(errors, { sendErrorPage: async (_request, reply) => reply })
  await app.register(newsFeed, {
    getScope: () => scopeWith({ blog: { list } }),
    origin: (request) => `https://${request.host}`,
  })
  return (headers = {}) => app.inject({ url: '/feeds/news.xml', headers: { host: 'shop.test', ...headers } })
}

// BLOG-5
describe('/feeds/news.xml', () => {
  it('has the twenty newest posts with addresses of the request’s host', async () => {
    const asked: object[] = []
    const get = await shopWith(async (_view, at) => {
      asked.push(at)
      return { posts: [newsPost({ picture: '/media/wysiwyg/saw.jpg' })], total: 1 }
    })
    const { statusCode, headers, body } = await get()
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'public, max-age=3600',
    ])
    expect(asked).toEqual([{ page: 1, size: 20 }])
    expect(body).toContain('<title>Heartwood: Latest news</title>')
    expect(body).toContain('<link>https://shop.test/latest-news/1/saw</link>')
    expect(body).toContain('<description>It runs.</description>')
    expect(body).toContain('url="https://shop.test/img/1280x720/media/wysiwyg/saw.jpg.jpg"')
  })

  it('is not sent again to a client that has it', async () => {
    const get = await shopWith(async () => ({ posts: [newsPost()], total: 1 }))
    const known = await get({ 'if-none-match': (await get()).headers.etag })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it('is missing without a blog, and unavailable if the platform does not answer', async () => {
    expect((await (await shopWith(async () => null))()).statusCode).toBe(404)
    const get = await shopWith(() => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT')))
    const { statusCode, headers } = await get()
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
  })
})
